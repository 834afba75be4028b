import { ApolloLink, execute, gql } from '@apollo/client';
import { lastValueFrom, of, throwError } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { apolloClient } from '../client/apollo-client.ts';
import { serverStatusLink } from './client-links.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => Response.json({ status: 'ready' })),
  );
  return () => vi.unstubAllGlobals();
});

function call(result: ReturnType<ApolloLink.RequestHandler>) {
  const link = ApolloLink.from([serverStatusLink, new ApolloLink(() => result)]);
  const calling = execute(link, { query: gql('{ a }') }, { client: apolloClient });
  return lastValueFrom(calling).catch(() => null);
}

test.each([
  ['UNAVAILABLE', of({ errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] }), 1],
  ['status 503', throwError(() => new Error('The server answered with status 503.')), 1],
  ['no answer', throwError(() => new TypeError('Failed to fetch')), 1],
  ['a call given up', throwError(() => new DOMException('Aborted', 'AbortError')), 0],
  ['CONFLICT', of({ errors: [{ message: 'x', extensions: { code: 'CONFLICT' } }] }), 0],
  ['data', of({ data: { a: 1 } }), 0],
])('after %s the server is asked how it is %#', async (_, result, times) => {
  await call(result);
  expect(fetched).toHaveBeenCalledTimes(times);
});
