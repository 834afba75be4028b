import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import type { PlannedPage } from './plan.ts';
import type { RenderedFile } from './render-file.ts';
import type { WorkerAnswer, WorkerOptions, WorkerQuestion } from './render-worker.ts';

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
const MAX_WORKERS = 4;
const TASKS_AT_ONCE = 16;
/** To start another thread takes as long as rendering so many pages. */
const TASKS_PER_WORKER = 40;
/** A thread takes some 60 MB: all but one end when there is nothing to do. */
const IDLE_MS = 5_000;
/** A page takes some milliseconds: one that takes so long would never be made. */
const MAX_RENDER_MS = 30_000;
const MAX_ENDLESS = 3;
/** On a machine that had no time for it, a page may be taken for endless. */
const ENDLESS_FOR_MS = 600_000;
const MAX_END_MS = 5_000;

const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

interface PoolWorker {
  thread: Worker;
  shared: SharedProps | null;
}

/** Of pages that are rendered together one at least takes too long. */
class TakesTooLong extends Error {
  readonly tasks: readonly RenderTask[];

  constructor(tasks: readonly RenderTask[]) {
    super(`One of these pages takes too long to be made: ${tasks.map(({ path }) => path).join(', ')}.`);
    this.tasks = tasks;
  }
}

function toTask({ path, page, props }: PlannedPage): RenderTask {
  return { path, page, props: props() };
}

/** Threads that render pages; one stays, so that a single change need not wait for it to start. */
export class RenderPool {
  readonly #options: WorkerOptions;
  readonly #onHang: (error: Error) => void;
  readonly #maxRenderMs: number;
  #workers: PoolWorker[] = [];
  #idle: NodeJS.Timeout | undefined;
  /** Pages that are never done, by their addresses; they are not tried again with the same data. */
  readonly #endless = new Map<string, { shared: SharedProps; props: string; until: number }>();

  /** @param onHang is to end this process: a thread could not be ended by itself. */
  constructor(options: WorkerOptions, onHang: (error: Error) => void, maxRenderMs = MAX_RENDER_MS) {
    this.#options = options;
    this.#onHang = onHang;
    this.#maxRenderMs = maxRenderMs;
  }

  /** Starts the first thread ahead of its first use. */
  warm(): void {
    this.#grow(1);
  }

  /**
   * A page that is never done has a fault, as one that throws.
   * @param onFiles takes what is made, some files at a time, and the same ones again where a thread had to be ended.
   */
  async render(
    tasks: readonly PlannedPage[],
    shared: SharedProps,
    onFiles: (files: RenderedFile[]) => void,
    mayBeEndless = MAX_ENDLESS,
  ): Promise<void> {
    const endless = tasks.filter((task) => this.#isEndless(task, shared));
    if (endless.length > 0) onFiles(endless.map((task) => this.#withoutEnd(task)));
    try {
      const made = tasks.filter((task) => !endless.includes(task));
      await this.#renderAll(made, shared, onFiles);
    } catch (error) {
      // What the others still do is of no use, nor what they have not forced to the disk.
      await this.close();
      const isEndless = error instanceof TakesTooLong && mayBeEndless > 0;
      if (!isEndless || !(await this.#findEndless(error.tasks, shared))) throw error;
      await this.render(tasks, shared, onFiles, mayBeEndless - 1);
    }
  }

  async #renderAll(
    tasks: readonly PlannedPage[],
    shared: SharedProps,
    onFiles: (files: RenderedFile[]) => void,
  ): Promise<void> {
    clearTimeout(this.#idle);
    this.#grow(Math.ceil(tasks.length / TASKS_PER_WORKER));
    let next = 0;
    const work = async (worker: PoolWorker) => {
      await this.#begin(worker, shared);
      while (next < tasks.length) {
        const some = tasks.slice(next, next + TASKS_AT_ONCE).map(toTask);
        next += TASKS_AT_ONCE;
        onFiles(await this.#ask(worker, { kind: 'render', tasks: some }));
      }
    };
    await Promise.all(this.#workers.map(work));
    await Promise.all(this.#workers.map((worker) => this.#ask(worker, { kind: 'flush' })));
    this.#idle = setTimeout(() => void this.#shrink(1), IDLE_MS).unref();
  }

  /** Renders one by one. @returns whether one was found, and noted */
  async #findEndless(tasks: readonly RenderTask[], shared: SharedProps): Promise<boolean> {
    for (const task of tasks) {
      try {
        this.#grow(1);
        const [worker] = this.#workers as [PoolWorker];
        await this.#begin(worker, shared);
        await this.#ask(worker, { kind: 'render', tasks: [task] });
      } catch (error) {
        await this.close();
        if (!(error instanceof TakesTooLong)) throw error;
        const props = JSON.stringify(task.props);
        this.#endless.set(task.path, { shared, props, until: Date.now() + ENDLESS_FOR_MS });
        return true;
      }
    }
    return false;
  }

  #isEndless({ path, props }: PlannedPage, shared: SharedProps): boolean {
    const known = this.#endless.get(path);
    if (!known || known.shared !== shared || known.until < Date.now()) return false;
    return known.props === JSON.stringify(props());
  }

  #withoutEnd({ path }: PlannedPage): RenderedFile {
    const target = `It takes longer than ${this.#maxRenderMs / 1_000} seconds.`;
    return { path, bytes: 0, entry: null, links: [], fault: { kind: 'RENDERING', target } };
  }

  async #begin(worker: PoolWorker, shared: SharedProps): Promise<void> {
    await this.#ask(worker, { kind: 'begin', ...(worker.shared !== shared && { shared }) });
    worker.shared = shared;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#shrink(0);
  }

  #grow(wanted: number): void {
    const size = Math.max(1, Math.min(wanted, MAX_WORKERS, availableParallelism()));
    while (this.#workers.length < size) {
      const thread = new Worker(PROGRAM, { workerData: this.#options, resourceLimits: LIMITS });
      // Without a listener an error would end the process; the call that waits for an answer rejects with it.
      thread.on('error', () => {});
      this.#workers.push({ thread, shared: null });
    }
  }

  async #shrink(size: number): Promise<void> {
    const ended = this.#workers.splice(size);
    const fail = () => this.#onHang(new Error('A thread that renders pages cannot be ended.'));
    const timer = setTimeout(fail, MAX_END_MS);
    await Promise.all(ended.map(({ thread }) => thread.terminate()));
    clearTimeout(timer);
  }

  async #ask({ thread }: PoolWorker, question: WorkerQuestion): Promise<RenderedFile[]> {
    const over = new AbortController();
    const ended = once(thread, 'exit', over).then(() => {
      throw new Error('A thread that renders pages ended unexpectedly.');
    });
    const late = Promise.withResolvers<never>();
    const end = () => question.kind === 'render' && late.reject(new TakesTooLong(question.tasks));
    const timer = setTimeout(end, this.#maxRenderMs);
    try {
      thread.postMessage(question);
      const [answer] = (await Promise.race([once(thread, 'message', over), ended, late.promise])) as [
        WorkerAnswer,
      ];
      if ('files' in answer) return answer.files;
      throw Object.assign(new Error(answer.failed), { code: answer.code });
    } finally {
      ended.catch(() => {});
      clearTimeout(timer);
      over.abort();
    }
  }
}
