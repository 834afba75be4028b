import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { multipartRequest } from '../../../graphql-server/src/uploads/multipart-request.ts';

const ENDPOINT = '/graphql';

/** What a caller may do with an upload under way; handed over as `context.upload`. */
export interface UploadWatch {
  /** Gives the upload up: it then fails with an AbortError. */
  signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends operations that carry files: by XMLHttpRequest, for `fetch` does not say how far it is. Never sends twice. */
export const uploadLink = new ApolloLink(
  (operation) =>
    new Observable((answer) => {
      const { operationName, query, variables } = operation;
      const { upload } = operation.getContext() as { upload?: UploadWatch };
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.upload.addEventListener('progress', ({ loaded, total }) => upload?.onProgress(loaded / total));
      request.upload.addEventListener('load', () => upload?.onProgress(1));
      request.addEventListener('error', () => answer.error(new TypeError('The network was lost.')));
      request.addEventListener('abort', () => answer.error(new DOMException('Given up', 'AbortError')));
      request.addEventListener('load', () => {
        const result = readAnswer(request);
        if (!result) return answer.error(new Error(`The server answered with status ${request.status}.`));
        answer.next(result);
        answer.complete();
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

/** A refusal is an answer too, whatever its status; null for what is no GraphQL answer, such as a proxy's page. */
function readAnswer({ responseText }: XMLHttpRequest): ApolloLink.Result | null {
  try {
    const body: unknown = JSON.parse(responseText);
    const isAnswer = typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
    return isAnswer ? (body as ApolloLink.Result) : null;
  } catch {
    return null;
  }
}
