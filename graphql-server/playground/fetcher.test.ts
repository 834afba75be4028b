import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenImages } from './chosen-images.ts';
import { ENDPOINT, fetcher } from './fetcher.ts';

const send = vi.fn<typeof fetch>();
chosenImages.add(['1.png', '2.png'].map((name) => new File([name], name, { type: 'image/png' })));

beforeEach(() => {
  send.mockReset().mockImplementation(async () => Response.json({ data: { ok: true } }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

function sent() {
  const [address, init] = send.mock.calls[0] ?? [];
  return { address, body: init?.body, headers: new Headers(init?.headers) };
}

describe('a request without images', () => {
  test('goes out as JSON', async () => {
    const operation = { query: 'query Q { a }', operationName: 'Q', variables: { id: '1' } };
    expect(await fetcher(operation)).toEqual({ data: { ok: true } });
    expect(sent().address).toBe(ENDPOINT);
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(sent().body))).toEqual(operation);
  });

  test("carries the header editor's headers", async () => {
    await fetcher({ query: '{ a }' }, { headers: { 'x-trace': 'on' } });
    expect(sent().headers.get('x-trace')).toBe('on');
  });
});

describe('a request that names images', () => {
  const operation = { query: 'mutation', variables: { images: ['file:1', 'file:2'] } };

  test('goes out as multipart, its files in their order', async () => {
    await fetcher(operation);
    const { body } = sent();
    expect(body).toBeInstanceOf(FormData);
    const files = body instanceof FormData ? [...body.values()].filter((part) => part instanceof File) : [];
    expect(files.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  });

  test('leaves the content type, with its boundary, to the browser, and passes the CSRF check', async () => {
    await fetcher(operation);
    expect(sent().headers.get('content-type')).toBeNull();
    expect(sent().headers.get('apollo-require-preflight')).toBe('true');
  });

  test('is not sent when an image cannot be found', async () => {
    expect(await fetcher({ query: 'mutation', variables: { image: 'file:3' } })).toMatchObject({
      errors: [{ message: expect.stringContaining('no image "file:3"') }],
    });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a deletion', () => {
  const query = 'query Read { a } mutation Delete($id: ID!) { deleteProduct(id: $id) { id } }';
  const ask = vi.fn<typeof confirm>();
  beforeEach(() => vi.stubGlobal('confirm', ask.mockReset()));

  test('is sent once it is confirmed', async () => {
    ask.mockReturnValue(true);
    expect(await fetcher({ query, operationName: 'Delete' })).toEqual({ data: { ok: true } });
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('deleteProduct'));
  });

  test('is not sent when it is declined', async () => {
    ask.mockReturnValue(false);
    expect(await fetcher({ query, operationName: 'Delete' })).toMatchObject({
      errors: [{ message: 'Not sent: deleteProduct was not confirmed.' }],
    });
    expect(send).not.toHaveBeenCalled();
  });

  test('of the same document asks nothing when another operation runs', async () => {
    await fetcher({ query, operationName: 'Read' });
    expect(ask).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('an unreadable response', () => {
  test('is reported when the server does not answer', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await fetcher({ query: '{ a }' })).toMatchObject({
      errors: [{ message: 'The server did not answer. Is it still running?' }],
    });
  });

  test('is reported with its text when it is not JSON', async () => {
    send.mockResolvedValue(new Response('Bad gateway', { status: 502, statusText: 'Bad Gateway' }));
    expect(await fetcher({ query: '{ a }' })).toMatchObject({
      errors: [{ message: 'The server answered 502 Bad Gateway, which is not JSON: Bad gateway' }],
    });
  });
});
