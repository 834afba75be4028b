import { ApolloLink, ServerError } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { hasFile, multipartRequest } from '@mela/rules/multipart-request.ts';
import { print } from 'graphql';
import { Observable } from 'rxjs';

/** Sends an operation with files by XMLHttpRequest, because `fetch` reports no upload progress. Without a response it fails with a TypeError. */
const uploadLink = new ApolloLink((operation) => {
  const { operationName, variables, query } = operation;
  const { signal, onProgress } = operation.getContext().upload ?? {};
  return new Observable((subscriber) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.upload.addEventListener('load', () => onProgress?.(1));
    request.addEventListener('error', () => subscriber.error(new TypeError('Network error')));
    request.addEventListener('abort', () => subscriber.error(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const result = readResult(responseText);
      if (!result) return subscriber.error(statusError(status, responseText));
      subscriber.next(result);
      subscriber.complete();
    });
    request.open('POST', '/graphql');
    request.setRequestHeader('accept', 'application/graphql-response+json');
    const abort = () => request.abort();
    if (signal?.aborted) return subscriber.error(new DOMException('Aborted', 'AbortError'));
    request.send(multipartRequest({ operationName: operationName ?? null, query: print(query), variables }));
    signal?.addEventListener('abort', abort);
    return () => {
      signal?.removeEventListener('abort', abort);
      request.abort();
    };
  });
});

/** A response with errors can have any status. @returns null if the response is not GraphQL, such as a proxy's error page */
function readResult(text: string): ApolloLink.Result | null {
  try {
    const body: unknown = JSON.parse(text);
    const isResult = typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
    return isResult ? (body as ApolloLink.Result) : null;
  } catch {
    return null;
  }
}

function statusError(status: number, bodyText: string): ServerError {
  return new ServerError(`The server answered with status ${status}.`, {
    response: new Response(null, { status }),
    bodyText,
  });
}

/** Sends operations to the server that delivered the admin. */
export const serverLink = ApolloLink.split(
  ({ variables }) => hasFile(variables),
  uploadLink,
  new HttpLink({ uri: '/graphql', enhancedClientAwareness: { transport: false } }),
);
