import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PublisherMessage, PublisherOptions, PublishingState } from './process/messages.ts';
import { retryDelay } from './process/when-to-publish.ts';
import { Watchdog } from './watchdog.ts';

const PROGRAM = fileURLToPath(new URL('./process/publisher-process.ts', import.meta.url));
/** After running for so long a failure counts as the first. */
const STEADY_MS = 60_000;
const STOP_TIMEOUT_MS = 2_000;
const BEAT_MS = 5_000;
/** A catalogue stays, all else is soon let go: rather collect it often than let the heap grow. */
const MEMORY_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
/** Threads that write files: as many as wait for the disk, more than there are cores. */
const FILE_THREADS = '8';

interface Listener {
  onState(state: PublishingState): void;
  onShown(): void;
  log(message: string): void;
}

/** The process that publishes: it is started again when it ends by itself, after growing waits. */
export class PublisherChild {
  readonly #options: PublisherOptions & { beatMs: number };
  readonly #listener: Listener;
  readonly #watchdog: Watchdog;
  #child: ChildProcess | null = null;
  #failures = 0;
  #startedAt = 0;
  #reason: string | null = null;
  #known: Pick<PublishingState, 'waiting' | 'faults'> = { waiting: 0, faults: [] };
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param beatMs how often the process says that it is alive. */
  constructor(options: PublisherOptions, listener: Listener, beatMs = BEAT_MS) {
    this.#options = { ...options, beatMs };
    this.#listener = listener;
    this.#watchdog = new Watchdog(beatMs, (seconds) => this.#endSilent(seconds));
    this.#start();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#watchdog.end();
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exit;
    clearTimeout(timer);
  }

  #start(): void {
    this.#startedAt = performance.now();
    this.#reason = null;
    const { NODE_COMPILE_CACHE = '', PATH = '' } = process.env;
    const child = fork(PROGRAM, [], {
      execArgv: MEMORY_OPTIONS,
      serialization: 'advanced',
      env: { NODE_COMPILE_CACHE, PATH, UV_THREADPOOL_SIZE: FILE_THREADS },
    });
    this.#child = child;
    child.on('message', (message) => this.#receive(message as PublisherMessage));
    child.once('error', (error) => this.#listener.log(String(error)));
    child.once('exit', (code, signal) => this.#noteExit(code, signal));
    // It has just ended by itself: `exit` covers that.
    child.send(this.#options, () => {});
    this.#watchdog.begin();
  }

  #receive(message: PublisherMessage): void {
    if (this.#isStopped) return;
    this.#watchdog.reset();
    if (message.kind === 'state') {
      this.#known = message.state;
      this.#listener.onState(message.state);
    }
    if (message.kind === 'shown') {
      // It works: what ends it later is another failure.
      this.#failures = 0;
      this.#listener.onShown();
    }
    if (message.kind === 'log') this.#listener.log(message.message);
    if (message.kind === 'ended') this.#reason = message.reason;
  }

  /** It was stopped, or hangs: what it has begun has no effect, and another one begins anew. */
  #endSilent(seconds: number): void {
    this.#reason = `The process that publishes did not answer for ${seconds} seconds, and is started again.`;
    this.#child?.kill('SIGKILL');
  }

  #noteExit(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#isStopped) return;
    this.#watchdog.end();
    if (performance.now() - this.#startedAt > STEADY_MS) this.#failures = 0;
    this.#failures += 1;
    const delay = retryDelay(this.#failures);
    const error =
      this.#reason ?? `The process that publishes has ended unexpectedly (${signal ?? `code ${code}`}).`;
    this.#listener.log(error);
    this.#listener.onState({
      state: 'FAILED',
      waiting: this.#known.waiting,
      faults: this.#known.faults,
      progress: null,
      error,
      nextTryAt: new Date(Date.now() + delay),
    });
    this.#timer = setTimeout(() => this.#start(), delay).unref();
  }
}

/** When the renderer that it runs was built. @returns 0 when there is none. */
export function buildTime(renderer: string): number {
  return statSync(new URL(renderer), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
