import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { multipartRequest } from '../../../graphql-server/src/rules/multipart-request.ts';

const ENDPOINT = '/graphql';

declare module '@apollo/client' {
  interface DefaultContext {
    /** For operations with files. */
    upload?: {
      /** Aborting fails the operation with an AbortError. */
      signal: AbortSignal;
      /** Called with the progress from 0 to 1. */
      onProgress: (progress: number) => void;
    };
  }
}

/** Sends operations with files by XMLHttpRequest, because `fetch` reports no upload progress. Never sends twice. */
export const uploadLink = new ApolloLink(
  (operation) =>
    new Observable((subscriber) => {
      const { operationName, query, variables } = operation;
      const { upload } = operation.getContext();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.upload.addEventListener('progress', ({ loaded, total }) => upload?.onProgress(loaded / total));
      request.upload.addEventListener('load', () => upload?.onProgress(1));
      request.addEventListener('error', () => subscriber.error(new TypeError('Network error')));
      request.addEventListener('abort', () => subscriber.error(new DOMException('Aborted', 'AbortError')));
      request.addEventListener('load', () => {
        const result = readResponse(request);
        if (!result) return subscriber.error(new Error(`The server answered with status ${request.status}.`));
        subscriber.next(result);
        subscriber.complete();
      });
      request.open('POST', ENDPOINT);
      request.setRequestHeader('accept', 'application/graphql-response+json, application/json;q=0.9');
      request.send(multipartRequest({ operationName, query: print(query), variables }));
      upload?.signal.addEventListener('abort', abort);
      return () => {
        upload?.signal.removeEventListener('abort', abort);
        request.abort();
      };
    }),
);

/** Errors are a response of any status; null for what is not GraphQL, such as a proxy's error page. */
function readResponse({ responseText }: XMLHttpRequest): ApolloLink.Result | null {
  try {
    const body: unknown = JSON.parse(responseText);
    const isResponse = typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
    return isResponse ? (body as ApolloLink.Result) : null;
  } catch {
    return null;
  }
}
