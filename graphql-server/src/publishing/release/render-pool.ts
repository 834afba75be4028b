import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderTask, SharedProps } from '../../../../site/src/publishing/renderer.ts';
import type { RenderedFile, WorkerAnswer, WorkerOptions, WorkerQuestion } from './render-worker.ts';

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
const MAX_WORKERS = 4;
const TASKS_AT_ONCE = 16;
/** To start another thread takes as long as rendering so many pages. */
const TASKS_PER_WORKER = 40;
/** A thread takes some 60 MB: all but one end when there is nothing to do. */
const IDLE_MS = 5_000;
/** A page takes some milliseconds: one that takes so long would never be made. */
const MAX_RENDER_MS = 30_000;

const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

interface PoolWorker {
  thread: Worker;
  shared: SharedProps | null;
}

/** Threads that render pages; one stays, so that a single change need not wait for it to start. */
export class RenderPool {
  readonly #options: WorkerOptions;
  readonly #onHang: (error: Error) => void;
  readonly #maxRenderMs: number;
  #workers: PoolWorker[] = [];
  #idle: NodeJS.Timeout | undefined;

  /** @param onHang is to end this process: not every loop of a thread can be ended by itself. */
  constructor(options: WorkerOptions, onHang: (error: Error) => void, maxRenderMs = MAX_RENDER_MS) {
    this.#options = options;
    this.#onHang = onHang;
    this.#maxRenderMs = maxRenderMs;
  }

  /** Starts the first thread ahead of its first use. */
  warm(): void {
    this.#grow(1);
  }

  /** @param onFiles takes what is made, some files at a time. */
  async render(
    tasks: readonly RenderTask[],
    shared: SharedProps,
    onFiles: (files: RenderedFile[]) => void,
  ): Promise<void> {
    clearTimeout(this.#idle);
    this.#grow(Math.ceil(tasks.length / TASKS_PER_WORKER));
    let next = 0;
    const work = async (worker: PoolWorker) => {
      await this.#ask(worker, { kind: 'begin', ...(worker.shared !== shared && { shared }) });
      worker.shared = shared;
      while (next < tasks.length) {
        const some = tasks.slice(next, next + TASKS_AT_ONCE);
        next += TASKS_AT_ONCE;
        onFiles(await this.#ask(worker, { kind: 'render', tasks: some }));
      }
    };
    try {
      await Promise.all(this.#workers.map(work));
    } catch (error) {
      // What the others still do is of no use.
      await this.close();
      throw error;
    }
    await Promise.all(this.#workers.map((worker) => this.#ask(worker, { kind: 'flush' })));
    this.#idle = setTimeout(() => void this.#shrink(1), IDLE_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#shrink(0);
  }

  #grow(wanted: number): void {
    const size = Math.max(1, Math.min(wanted, MAX_WORKERS, availableParallelism()));
    while (this.#workers.length < size) {
      const thread = new Worker(PROGRAM, { workerData: this.#options, resourceLimits: LIMITS });
      // Without a listener an error would end the process; whoever waits for an answer hears of it.
      thread.on('error', () => {});
      this.#workers.push({ thread, shared: null });
    }
  }

  async #shrink(size: number): Promise<void> {
    const ended = this.#workers.splice(size);
    await Promise.all(ended.map(({ thread }) => thread.terminate()));
  }

  async #ask({ thread }: PoolWorker, question: WorkerQuestion): Promise<RenderedFile[]> {
    const over = new AbortController();
    const ended = once(thread, 'exit', over).then(() => {
      throw new Error('A thread that renders pages ended unexpectedly.');
    });
    const timer = question.kind === 'render' ? this.#limit(question.tasks) : undefined;
    try {
      thread.postMessage(question);
      const [answer] = (await Promise.race([once(thread, 'message', over), ended])) as [WorkerAnswer];
      if ('files' in answer) return answer.files;
      throw Object.assign(new Error(answer.failed), { code: answer.code });
    } finally {
      ended.catch(() => {});
      clearTimeout(timer);
      over.abort();
    }
  }

  #limit(tasks: readonly RenderTask[]): NodeJS.Timeout {
    const paths = tasks.map(({ path }) => path).join(', ');
    return setTimeout(
      () => this.#onHang(new Error(`One of these pages takes too long to be made: ${paths}.`)),
      this.#maxRenderMs,
    );
  }
}
