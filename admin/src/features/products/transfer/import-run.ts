import { Observable } from 'rxjs';
import type { ImportProgress, ImportResponse } from './import-response.ts';
import { IMPORT } from './send-file.ts';

const POLL_MS = 700;

/** The server's latest import, whoever began it. */
export interface ImportRun {
  id: string;
  name: string;
  progress: ImportProgress | null;
  /** Null while it is running. */
  result: ImportResponse | null;
}

/** Follows an import that is running on the server until it has ended; emits nothing when there is none. */
export function followImport(): Observable<ImportRun> {
  return new Observable((subscriber) => {
    let timer: ReturnType<typeof setTimeout>;
    let isFollowed = false;
    const look = async () => {
      const run = await readRun('GET');
      if (subscriber.closed) return;
      if (run && (isFollowed || !run.result)) subscriber.next(run);
      if (!run || run.result) return subscriber.complete();
      isFollowed = true;
      timer = setTimeout(look, POLL_MS);
    };
    void look();
    return () => clearTimeout(timer);
  });
}

/** Cancels the import that is running, and resolves once nothing of it is left. */
export async function cancelImport(): Promise<void> {
  await readRun('DELETE');
}

/** @returns null when there is none, or no answer */
async function readRun(method: 'GET' | 'DELETE'): Promise<ImportRun | null> {
  try {
    const response = await fetch(IMPORT, { method });
    const { data } = (await response.json()) as { data?: ImportRun | null };
    return data ?? null;
  } catch {
    return null;
  }
}
