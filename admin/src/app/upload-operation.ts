import { multipartRequest } from '@mela/rules/multipart-request.ts';
import { type Operation, type Result, readResult } from '../session/post-operation.ts';

/**
 * Sends an operation with files by XMLHttpRequest, because `fetch` reports no upload progress.
 * @param signal aborting it fails the operation with an AbortError
 * @param onProgress called with the progress from 0 to 1
 * @throws TypeError when there is no response
 */
export function uploadOperation(
  operation: Operation,
  signal: AbortSignal,
  onProgress?: (progress: number) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.upload.addEventListener('load', () => onProgress?.(1));
    request.addEventListener('error', () => reject(new TypeError('Network error')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('load', () => {
      try {
        resolve(readResult(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.open('POST', '/graphql');
    request.setRequestHeader('accept', 'application/graphql-response+json');
    request.send(multipartRequest(operation));
    signal.addEventListener('abort', () => request.abort());
  });
}
