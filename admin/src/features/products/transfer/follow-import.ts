import { Observable } from 'rxjs';
import { type ImportRun, readRun } from './import-run.ts';

const POLL_MS = 700;

/** Follows an import that was found running on the server until it has ended. */
export function followImport(): Observable<ImportRun> {
  return new Observable((subscriber) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const run = await readRun('GET');
      if (subscriber.closed) return;
      if (run) subscriber.next(run);
      if (!run || run.result) return subscriber.complete();
      timer = setTimeout(look, POLL_MS);
    };
    timer = setTimeout(look, POLL_MS);
    return () => clearTimeout(timer);
  });
}

/** Cancels the import that is running, and resolves once nothing of it is left. */
export async function cancelImport(): Promise<void> {
  await readRun('DELETE');
}
