import type { GraphiQLProps } from 'graphiql';
import { GraphQLError } from 'graphql';
import { findPlaceholders, multipartBody, type Operation } from './multipart.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** Where the page and the API live, both at one address. */
export const ENDPOINT = '/graphql';

const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Makes what GraphiQL sends its requests with: JSON, or multipart as soon as the variables name a
 * picture. `findUpload` turns a picture's name into a file, or throws an error that says what to do.
 * Whatever goes wrong is answered as a GraphQL error, because GraphiQL prints thrown ones with their stack.
 */
export function createFetcher(findUpload: (name: string) => Promise<File>): Fetcher {
  return async (operation, options) => {
    try {
      const { body, headers } = await requestFor(operation, findUpload);
      const answer = await send(body, { ...headers, ...options?.headers });
      return await resultOf(answer);
    } catch (error) {
      return { errors: [new GraphQLError(error instanceof Error ? error.message : String(error))] };
    }
  };
}

async function requestFor(operation: Operation, findUpload: (name: string) => Promise<File>) {
  const placeholders = findPlaceholders(operation.variables);
  if (placeholders.length === 0) {
    return { body: JSON.stringify(operation), headers: { 'content-type': 'application/json' } };
  }
  const files = await Promise.all(placeholders.map(({ name }) => findUpload(name)));
  // A multipart request could come from any site's form; this header says that it does not.
  return {
    body: multipartBody(operation, placeholders, files),
    headers: { 'apollo-require-preflight': 'true' },
  };
}

async function send(body: string | FormData, headers: Record<string, string>) {
  try {
    return await fetch(ENDPOINT, { method: 'POST', body, headers: { accept: ACCEPT, ...headers } });
  } catch (cause) {
    throw new Error('The server did not answer. Is it still running?', { cause });
  }
}

async function resultOf(answer: Response) {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The server answered ${answer.status} ${answer.statusText}, which is not JSON: ${text}`, {
      cause,
    });
  }
}
