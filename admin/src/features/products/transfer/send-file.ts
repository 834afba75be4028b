import { Observable } from 'rxjs';
import type { ImportAnswer, ImportProgress } from './import-answer.ts';

const IMPORT = '/api/product/import';

/**
 * Sends a file to be imported, or to be tried. By XMLHttpRequest, for `fetch` does not say how far the sending is. To
 * unsubscribe is to give up: the server then undoes what it has done.
 */
export function sendFile(
  file: Blob,
  isDryRun: boolean,
  onProgress: (progress: ImportProgress) => void,
): Observable<ImportAnswer> {
  return new Observable((answer) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ phase: 'send', done: loaded, total }),
    );
    request.addEventListener('progress', () => {
      const progress = lastProgress(request.responseText);
      if (progress) onProgress(progress);
    });
    request.addEventListener('error', () => answer.error(new TypeError('The network was lost.')));
    request.addEventListener('load', () => {
      const result = readAnswer(request.responseText);
      if (!result) return answer.error(new Error(`The server answered with status ${request.status}.`));
      answer.next(result);
      answer.complete();
    });
    request.open('POST', `${IMPORT}?dry_run=${Number(isDryRun)}`);
    request.setRequestHeader('content-type', 'text/csv; charset=utf-8');
    request.send(file);
    return () => request.abort();
  });
}

/** The last whole line, if it says how far the import is. */
export function lastProgress(received: string): ImportProgress | null {
  const end = received.lastIndexOf('\n');
  if (end === -1) return null;
  const line = received.slice(received.lastIndexOf('\n', end - 1) + 1, end);
  return line.startsWith('{"phase"') ? (JSON.parse(line) as ImportProgress) : null;
}

/** The last line of a whole answer; null for what is none of this server's, such as a proxy's page. */
export function readAnswer(received: string): ImportAnswer | null {
  try {
    const answer: unknown = JSON.parse(received.trimEnd().split('\n').at(-1) ?? '');
    const isAnswer = typeof answer === 'object' && answer !== null && 'success' in answer;
    return isAnswer ? (answer as ImportAnswer) : null;
  } catch {
    return null;
  }
}
