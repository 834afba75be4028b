import { afterEach, expect, test, vi } from 'vitest';
import { GraphqlError, postGraphql, tryAgainText } from './post-graphql.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a query is sent to the same server, and returns its data', async () => {
  const fetch = vi.fn(async () => Response.json({ data: { cart: { changes: [] } } }));
  vi.stubGlobal('fetch', fetch);
  await expect(postGraphql('query { cart }', { input: 1 })).resolves.toEqual({ cart: { changes: [] } });
  const [address, options] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('/graphql');
  expect(options).toMatchObject({
    method: 'POST',
    body: '{"query":"query { cart }","variables":{"input":1}}',
  });
});

test('a server error has its code and further data', async () => {
  const extensions = { code: 'CONFLICT', cart: { lines: [] } };
  const body = { data: null, errors: [{ message: 'The total is now another now', extensions }] };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }));
  const error: unknown = await postGraphql('mutation', {}).catch((reason) => reason);
  expect(error).toBeInstanceOf(GraphqlError);
  expect(error).toMatchObject({ message: 'The total is now another now', code: 'CONFLICT', extensions });
});

test.each([
  [
    "a proxy's error page",
    new Response('<h1>Bad gateway</h1>', { status: 503, headers: { 'retry-after': '7' } }),
  ],
  ['null', Response.json(null, { status: 503, headers: { 'retry-after': '7' } })],
])('%s is a shop that cannot answer, and says when to ask again', async (_, response) => {
  vi.stubGlobal('fetch', async () => response);
  const error: unknown = await postGraphql('query', {}).catch((reason) => reason);
  expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 });
});

test.each([
  [429, null, 'RATE_LIMITED', null],
  [503, 'soon', 'UNAVAILABLE', null],
  [500, '3', 'INTERNAL_SERVER_ERROR', 3],
  [430, null, 'INTERNAL_SERVER_ERROR', null],
])('an answer %i without a word, to be asked again in %j, is %s', async (status, wait, code, retryAfter) => {
  const headers = wait === null ? undefined : { 'retry-after': wait };
  vi.stubGlobal('fetch', async () => new Response('', { status, ...(headers && { headers }) }));
  const error: unknown = await postGraphql('query', {}).catch((reason) => reason);
  expect(error).toMatchObject({ code, retryAfter, message: 'The shop is not available right now.' });
});

test('an error without a code counts as an internal error', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'Oh' }] }));
  const error: unknown = await postGraphql('query', {}).catch((reason) => reason);
  expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', message: 'Oh', extensions: {} });
});

test('a lost network is not a response of the server', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await postGraphql('query', {}).catch((reason) => reason);
  expect(error).not.toBeInstanceOf(GraphqlError);
});

test('an answer is awaited for twenty seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => Response.json({ data: {} }));
  vi.stubGlobal('fetch', fetch);
  await postGraphql('query', {});
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
  timeout.mockRestore();
});

test.each([
  [null, 'Too many requests. Try again in a moment.'],
  [0, 'Too many requests. Try again in a moment.'],
  [1, 'Too many requests. Try again in a second.'],
  [59, 'Too many requests. Try again in 59 seconds.'],
  [60, 'Too many requests. Try again in a minute.'],
  [61, 'Too many requests. Try again in 2 minutes.'],
])('a message to be tried again in %j seconds says so', (seconds, text) => {
  expect(tryAgainText('Too many requests.', seconds)).toBe(text);
});

test('a message that says when to try again stays as it is', () => {
  expect(tryAgainText('Try again tomorrow.', 5)).toBe('Try again tomorrow.');
});
