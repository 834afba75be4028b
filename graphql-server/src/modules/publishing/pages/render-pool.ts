import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import { LRUCache } from 'lru-cache';
import { publishingTexts } from '../messages.ts';
import { type RenderedPage, type Rendering, unmade } from './render.ts';
import type { RenderAnswer, RenderQuestion } from './render-worker.ts';

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
const MAX_THREADS = 4;
/** How long a page waits for a thread before another one starts. Rendering usually takes less, and starting takes longer. */
const WAIT_MS = 25;
/** How long a thread may be idle. Then it ends, because it takes about 60 MB; one thread always stays. */
const IDLE_MS = 5_000;
/** A page usually takes milliseconds. A page that takes this long counts as endless. */
const MAX_RENDER_MS = 10_000;
/** Starting usually takes one or two seconds, but more on a busy machine. */
const MAX_START_MS = 120_000;
/**
 * How long a page counts as endless. The time is limited, because on an overloaded machine the verdict may be
 * wrong.
 */
const ENDLESS_FOR_MS = 600_000;
const MAX_ENDLESS = 1_000;
/** The time limit for terminating a thread. It is usually immediate, but takes longer on a busy machine. */
const MAX_END_MS = 30_000;
const MIN_PAUSE_MS = 50;
/** The multiple of its limit after which a blocked or starved thread is terminated. */
const MAX_FACTOR = 6;
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

interface RenderThread {
  worker: Worker;
  /** Resolves when the renderer is loaded. Rejects if the thread cannot start. */
  started: Promise<void>;
  shared: SharedProps | null;
}

/** Threads that each render one page at a time. One thread keeps running, so that a single page need not wait for a start. */
export class RenderPool implements Rendering {
  readonly #renderer: string;
  readonly #onHang: (error: Error) => void;
  readonly #maxRenderMs: number;
  readonly #maxThreads: number;
  readonly #waitMs: number;
  readonly #free: RenderThread[] = [];
  readonly #waiting: ((thread: RenderThread) => void)[] = [];
  #count = 0;
  #idle: NodeJS.Timeout | undefined;
  #growing: NodeJS.Timeout | undefined;
  /** The keys of pages that count as endless. */
  readonly #endless = new LRUCache<string, true>({ max: MAX_ENDLESS, ttl: ENDLESS_FOR_MS });

  /**
   * @param renderer the path of the renderer's module
   * @param onHang called when a thread cannot be terminated; must end this process
   */
  constructor(
    renderer: string,
    onHang: (error: Error) => void,
    {
      maxRenderMs = MAX_RENDER_MS,
      maxThreads = Math.min(MAX_THREADS, availableParallelism()),
      waitMs = WAIT_MS,
    } = {},
  ) {
    this.#waitMs = waitMs;
    this.#renderer = renderer;
    this.#onHang = onHang;
    this.#maxRenderMs = maxRenderMs;
    this.#maxThreads = maxThreads;
  }

  /** Starts the first thread before it is needed. */
  warm(): void {
    if (this.#count === 0) this.#free.push(this.#start());
  }

  async render(task: RenderTask, key: string, shared: SharedProps): Promise<RenderedPage> {
    if (this.#endless.has(key)) return this.#takesTooLong();
    const thread = await this.#take();
    const page = await this.#ask(thread, task, shared).catch((error: Error) => error);
    if (!(page instanceof Error)) {
      this.#putBack(thread);
      return page;
    }
    await this.#end(thread);
    this.#startForWaiting();
    if (!(page instanceof TakesTooLong)) throw page;
    this.#endless.set(key, true);
    return this.#takesTooLong();
  }

  async close(): Promise<void> {
    for (const timer of [this.#idle, this.#growing]) clearTimeout(timer);
    await Promise.all(this.#free.splice(0).map((thread) => this.#end(thread)));
  }

  #takesTooLong(): RenderedPage {
    return unmade(publishingTexts.renderingTooSlow({ seconds: this.#maxRenderMs / 1_000 }));
  }

  async #take(): Promise<RenderThread> {
    clearTimeout(this.#idle);
    const free = this.#free.pop();
    if (free) return free;
    if (this.#count === 0) return this.#start();
    const { promise, resolve } = Promise.withResolvers<RenderThread>();
    this.#waiting.push(resolve);
    this.#growSoon();
    return promise;
  }

  /** Starts another thread if a page still waits after a while. */
  #growSoon(): void {
    if (this.#count === this.#maxThreads) return;
    this.#growing ??= setTimeout(() => {
      this.#growing = undefined;
      if (this.#waiting.length === 0 || this.#count === this.#maxThreads) return;
      this.#startForWaiting();
      this.#growSoon();
    }, this.#waitMs);
  }

  #putBack(thread: RenderThread): void {
    const next = this.#waiting.shift();
    if (next) {
      next(thread);
      return;
    }
    this.#free.push(thread);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      for (const one of this.#free.splice(1)) void this.#end(one);
    }, IDLE_MS).unref();
  }

  #startForWaiting(): void {
    this.#waiting.shift()?.(this.#start());
  }

  #start(): RenderThread {
    this.#count += 1;
    const worker = new Worker(PROGRAM, { workerData: this.#renderer, resourceLimits: LIMITS });
    // Listen for errors, which would otherwise end the process. The call that waits for the thread rejects
    // with the same error.
    worker.on('error', () => {});
    const started = once(worker, 'message').then(() => {});
    started.catch(() => {});
    worker.unref();
    return { worker, started, shared: null };
  }

  async #end({ worker }: RenderThread): Promise<void> {
    this.#count -= 1;
    const fail = () => this.#onHang(new Error('A render thread could not be stopped.'));
    const timer = setTimeout(fail, MAX_END_MS);
    await worker.terminate();
    clearTimeout(timer);
  }

  async #ask(thread: RenderThread, task: RenderTask, shared: SharedProps): Promise<RenderedPage> {
    const over = new AbortController();
    const ended = once(thread.worker, 'exit', over).then(() => {
      throw new Error('A render thread stopped unexpectedly.');
    });
    const notStarted = sleep(MAX_START_MS, undefined, over).then(() => {
      throw new Error('A render thread could not be started.');
    });
    notStarted.catch(() => {});
    try {
      // The thread's start does not count towards the page's time.
      await Promise.race([thread.started, ended, notStarted]);
      const question: RenderQuestion = { task, ...(thread.shared !== shared && { shared }) };
      thread.worker.postMessage(question);
      thread.shared = shared;
      const answered = once(thread.worker, 'message', over);
      const late = untilTooLong(thread.worker, this.#maxRenderMs, over.signal).then(() => {
        throw new TakesTooLong();
      });
      const [page] = (await Promise.race([answered, ended, late])) as [RenderAnswer];
      return page;
    } finally {
      ended.catch(() => {});
      over.abort();
    }
  }
}

class TakesTooLong extends Error {}

/**
 * Resolves when a thread has spent too long on its current task. Excludes the time in which the thread waits for the processor, because
 * a page that is slow on a busy machine is not endless.
 * @throws AbortError when the signal aborts, and an error when the thread ends
 */
async function untilTooLong(worker: Worker, maxMs: number, signal: AbortSignal): Promise<void> {
  const [cpu, loop] = [worker.cpuUsage(), worker.performance.eventLoopUtilization()];
  const ownMs = async () => {
    const { user, system } = await worker.cpuUsage(await cpu);
    return (user + system) / 1_000 + worker.performance.eventLoopUtilization(loop).idle;
  };
  const atLatest = sleep(MAX_FACTOR * maxMs, Number.POSITIVE_INFINITY, { signal });
  for (const promise of [cpu, atLatest]) promise.catch(() => {});
  for (let taken = 0; taken < maxMs; ) {
    await sleep(Math.max(MIN_PAUSE_MS, maxMs - taken), undefined, { signal });
    taken = await Promise.race([ownMs(), atLatest]);
  }
}
