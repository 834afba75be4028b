import type { ImportProgress } from '@mela/rules/import-report.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Envelope } from './envelope.ts';

/** The state of an import that writes, as the API answers it. */
export interface ImportRun {
  id: string;
  /** The file's, as its sender named it. */
  name: string;
  /** Null until the first rows are checked. */
  progress: ImportProgress | null;
  /** The answer, once the import has ended. */
  result: Envelope | null;
}

interface Running {
  cancelling: AbortController;
  end: Promise<Envelope>;
}

/**
 * The imports of this server. They go on when their client leaves; any other can follow or cancel the latest.
 */
export class ImportRuns {
  #latest: ImportRun | null = null;
  readonly #running = new Map<ImportRun, Running>();
  /** Those with an idempotency key, until their answers are kept. */
  readonly underWay = new Map<string, Promise<Envelope>>();

  get latest(): ImportRun | null {
    return this.#latest;
  }

  /** @param work is handed the signal that cancels it, and what to call with its progress; it never rejects */
  start(
    name: string,
    work: (signal: AbortSignal, onProgress: (progress: ImportProgress) => void) => Promise<Envelope>,
  ): Promise<Envelope> {
    const run: ImportRun = { id: crypto.randomUUID(), name, progress: null, result: null };
    const cancelling = new AbortController();
    const end = work(cancelling.signal, (progress) => {
      run.progress = progress;
    }).then((result) => {
      run.result = result;
      this.#running.delete(run);
      return result;
    });
    this.#latest = run;
    this.#running.set(run, { cancelling, end });
    return end;
  }

  /** Cancels all that are running, and waits until nothing of them is left. */
  async cancel(): Promise<void> {
    const running = [...this.#running.values()];
    const reason = new UserError('CONFLICT', 'The import was cancelled: nothing was imported.');
    for (const { cancelling } of running) cancelling.abort(reason);
    await Promise.all(running.map(({ end }) => end));
  }
}
