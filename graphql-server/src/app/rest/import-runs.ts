import type { ImportProgress } from '@mela/rules/import-report.ts';
import { UserError } from '../../kernel/errors.ts';
import { appMessages } from '../messages.ts';
import type { Envelope } from './envelope.ts';

/** The state of an import that writes, for the API. */
export interface ImportRun {
  id: string;
  /** The file's name, as the client sent it. */
  name: string;
  /** Null until the first rows are checked. */
  progress: ImportProgress | null;
  /** The response, once the import has ended. */
  result: Envelope | null;
}

interface Running {
  cancelling: AbortController;
  end: Promise<Envelope>;
}

/** The imports of this server. They continue when their client disconnects; other clients can follow or cancel the latest import. */
export class ImportRuns {
  #latest: ImportRun | null = null;
  readonly #running = new Map<ImportRun, Running>();
  /** Imports with an idempotency key, until their responses are stored. */
  readonly underWay = new Map<string, Promise<Envelope>>();

  get latest(): ImportRun | null {
    return this.#latest;
  }

  /** @param work receives the signal that cancels it and a function to report progress; it never rejects */
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

  /** Cancels all running imports, and waits until they have ended. */
  async cancel(): Promise<void> {
    const running = [...this.#running.values()];
    const reason = new UserError('CONFLICT', appMessages.importCanceled);
    for (const { cancelling } of running) cancelling.abort(reason);
    await Promise.all(running.map(({ end }) => end));
  }
}
