import { ApolloLink } from '@apollo/client';
import { hasFile } from '@mela/rules/multipart-request.ts';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { withSession } from '../session/execute.ts';
import { postOperation, type Result } from '../session/post-operation.ts';

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

/** Sends what Apollo is asked for as all else is sent: see `execute`. */
export const serverLink = new ApolloLink(
  (operation) =>
    new Observable((subscriber) => {
      const unsubscribed = new AbortController();
      withSession(() => send(operation, unsubscribed.signal)).then(
        (result) => {
          subscriber.next(result as ApolloLink.Result);
          subscriber.complete();
        },
        (error) => subscriber.error(error),
      );
      return () => unsubscribed.abort();
    }),
);

async function send(operation: ApolloLink.Operation, unsubscribed: AbortSignal): Promise<Result> {
  const { operationName, variables } = operation;
  const { upload, fetchOptions } = operation.getContext();
  const sent = { operationName, query: print(operation.query), variables };
  const given: AbortSignal | undefined = upload?.signal ?? fetchOptions?.signal;
  const signal = given ? AbortSignal.any([given, unsubscribed]) : unsubscribed;
  if (!hasFile(variables)) return postOperation(sent, { ...fetchOptions, signal });
  const { uploadOperation } = await import('./upload-operation.ts');
  return uploadOperation(sent, signal, upload?.onProgress);
}
