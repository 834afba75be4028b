import type { DecimalSign } from '@mela/rules/import-report.ts';
import { from, Observable, switchMap } from 'rxjs';
import { checkServerStatus } from '../../../layout/server-status.ts';
import { ensureSignedIn } from '../../../session/ensure-signed-in.ts';
import { currentSession } from '../../../session/session-state.ts';
import { IMPORT, type ImportProgress, type ImportResponse } from './import-run.ts';

const SERVICE_UNAVAILABLE = 503;

/** The operator's choices for an ambiguous file. */
export interface FileFormat {
  /** The encoding's name on the server, such as `windows-1251`. */
  encoding?: string;
  decimals?: DecimalSign;
}

export interface SendOptions extends FileFormat {
  /** The category of products that have none in the file. Blank: the file's name is the category. */
  category?: string;
  /** The values that the import may overwrite, comma-separated, or `none`. */
  overwrite?: string;
}

/**
 * Imports a file, or only checks it (`isDryRun`). Uses XMLHttpRequest, because `fetch` reports no upload progress. Unsubscribing
 * aborts a check, but not an import that has started: see `cancelImport`.
 */
export function sendFile(
  file: File,
  isDryRun: boolean,
  onProgress: (progress: ImportProgress) => void,
  options: SendOptions = {},
): Observable<ImportResponse> {
  const call = send(file, isDryRun, onProgress, options);
  if (!currentSession()) return call;
  // Check the session first. Otherwise the server would cut off a large upload, before the browser can read
  // why: the session has ended, or the first account was created.
  return from(ensureSignedIn().catch(() => undefined)).pipe(switchMap(() => call));
}

function send(
  ...[file, isDryRun, onProgress, options = {}]: Parameters<typeof sendFile>
): Observable<ImportResponse> {
  return new Observable((subscriber) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ phase: 'send', done: loaded, total }),
    );
    request.addEventListener('progress', () => {
      const progress = lastProgress(request.responseText);
      if (progress) onProgress(progress);
    });
    request.addEventListener('error', () => {
      void checkServerStatus();
      subscriber.error(new TypeError('Network error'));
    });
    request.addEventListener('load', () => {
      const result = readResponse(request.responseText);
      if (result?.status === SERVICE_UNAVAILABLE) void checkServerStatus();
      if (!result) return subscriber.error(new Error(`The server answered with status ${request.status}.`));
      subscriber.next(result);
      subscriber.complete();
    });
    const query = new URLSearchParams({
      dry_run: String(Number(isDryRun)),
      name: file.name,
      ...Object.fromEntries(Object.entries(options).filter(([, value]) => value)),
    });
    request.open('POST', `${IMPORT}?${query}`);
    request.setRequestHeader('content-type', 'text/csv');
    request.send(file);
    return () => request.abort();
  });
}

/** Parses the last complete line if it reports progress. */
export function lastProgress(received: string): ImportProgress | null {
  const end = received.lastIndexOf('\n');
  if (end === -1) return null;
  const line = received.slice(received.lastIndexOf('\n', end - 1) + 1, end);
  return line.startsWith('{"phase"') ? (JSON.parse(line) as ImportProgress) : null;
}

/** Parses the last line of a complete response. null for anything else, such as a proxy's error page. */
export function readResponse(received: string): ImportResponse | null {
  try {
    const response: unknown = JSON.parse(received.trimEnd().split('\n').at(-1) ?? '');
    const isResponse = typeof response === 'object' && response !== null && 'success' in response;
    return isResponse ? (response as ImportResponse) : null;
  } catch {
    return null;
  }
}
