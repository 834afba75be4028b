import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShopContent } from '@mela/rules/shop-content.ts';
import { UserError } from '../../../kernel/errors.ts';
import { publishingMessages, publishingTexts } from '../messages.ts';
import { retryDelay } from '../process/when-to-publish.ts';
import type { KnownPages, PageAnswer, PageQuestion, PageSource, ShopSource } from './messages.ts';
import type { Ask, FromProcess, ProcessOptions, PublishingState, ToProcess } from './process-messages.ts';
import { Watchdog } from './watchdog.ts';

const PROGRAM = fileURLToPath(new URL('./page-program.ts', import.meta.url));
/** A failure after the process has run for this long counts as the first. */
const STEADY_MS = 60_000;
const STOP_TIMEOUT_MS = 2_000;
const BEAT_MS = 5_000;
/** How long a caller waits for a page. The process may have to restart and load a large shop. */
const ANSWER_MS = 20_000;
/**
 * Makes garbage collection frequent, which keeps the heap small: only the catalogue stays in memory for long.
 */
const MEMORY_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
/** Makes the C library return freed memory, and use at most two memory pools for all threads. */
const MEMORY_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };

interface Listener {
  onState(state: PublishingState): void;
  onShown(): void;
  log(message: string): void;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** The process that renders pages and publishes. Restarts with increasing delays when it ends unexpectedly. */
export class PageProcess implements PageSource, ShopSource {
  readonly #options: ProcessOptions & { beatMs: number };
  readonly #listener: Listener;
  readonly #watchdog: Watchdog;
  readonly #waiting = new Map<number, Waiting>();
  /** Messages that wait for the restart. */
  #unsent: ToProcess[] = [];
  #child: ChildProcess | null = null;
  #failures = 0;
  #startedAt = 0;
  #asked = 0;
  #askedAt = performance.now();
  #reason: string | null = null;
  #known: Pick<PublishingState, 'waiting' | 'faults'> = { waiting: 0, faults: [] };
  #isPublishing = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param beatMs the interval of the process's heartbeats */
  constructor(options: ProcessOptions, listener: Listener, beatMs = BEAT_MS) {
    this.#options = { ...options, beatMs };
    this.#listener = listener;
    this.#watchdog = new Watchdog(beatMs, (seconds) => this.#endSilent(seconds));
    this.#start();
  }

  /** The time since a page was last requested. */
  get idleMs(): number {
    return performance.now() - this.#askedAt;
  }

  find(question: PageQuestion): Promise<PageAnswer> {
    return this.#ask('find', question);
  }

  compare(release: number, known: KnownPages): Promise<string[]> {
    return this.#ask('compare', release, known);
  }

  paths(release: number): Promise<string[]> {
    return this.#ask('paths', release);
  }

  related(release: number, handles: readonly string[], count: number): Promise<string[][]> {
    return this.#ask('related', release, handles, count);
  }

  content(release: number): Promise<ShopContent> {
    return this.#ask('content', release);
  }

  /** Starts or stops publishing. */
  publish(isPublishing: boolean): void {
    if (isPublishing === this.#isPublishing) return;
    this.#isPublishing = isPublishing;
    this.#child?.send({ kind: 'publish', isPublishing } satisfies ToProcess, () => {});
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#watchdog.end();
    this.#rejectAll();
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exit;
    clearTimeout(timer);
  }

  async #ask<Answer>(method: Ask['method'], ...args: unknown[]): Promise<Answer> {
    this.#asked += 1;
    this.#askedAt = performance.now();
    const id = this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
    const message: ToProcess = { kind: 'ask', id, method, args };
    if (this.#child?.connected) this.#child.send(message, () => {});
    else this.#unsent.push(message);
    const timer = setTimeout(
      () => reject(new UserError('UNAVAILABLE', publishingMessages.pageBeingPrepared)),
      ANSWER_MS,
    );
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  #start(): void {
    this.#startedAt = performance.now();
    this.#reason = null;
    const { NODE_COMPILE_CACHE = '', PATH = '' } = process.env;
    const child = fork(PROGRAM, [], {
      execArgv: MEMORY_OPTIONS,
      serialization: 'advanced',
      env: { NODE_COMPILE_CACHE, PATH, ...MEMORY_ENVIRONMENT },
    });
    this.#child = child;
    child.on('message', (message) => this.#receive(message as FromProcess));
    child.once('error', (error) => this.#listener.log(String(error)));
    child.once('exit', (code, signal) => this.#noteExit(code, signal));
    // Ignore errors of sending: they mean that the process has just ended, and the `exit` event handles that.
    const first: ToProcess[] = [
      { kind: 'begin', options: this.#options },
      ...(this.#isPublishing ? [{ kind: 'publish', isPublishing: true } as const] : []),
      ...this.#unsent,
    ];
    this.#unsent = [];
    for (const message of first) child.send(message, () => {});
    this.#watchdog.begin();
  }

  #receive(message: FromProcess): void {
    if (this.#isStopped) return;
    this.#watchdog.reset();
    if (message.kind === 'answer') {
      this.#waiting.get(message.id)?.resolve(message.answer as never);
      // The process has answered, so restart it after only a second if it ends.
      this.#failures = Math.min(this.#failures, 1);
    }
    if (message.kind === 'failed')
      this.#waiting
        .get(message.id)
        ?.reject(new UserError('UNAVAILABLE', publishingMessages.pageBeingPrepared));
    if (message.kind === 'state') {
      this.#known = message.state;
      if (this.#isPublishing) this.#listener.onState(message.state);
    }
    if (message.kind === 'shown') {
      // The process works, so reset the number of failures.
      this.#failures = 0;
      this.#listener.onShown();
    }
    if (message.kind === 'log') this.#listener.log(message.message);
    if (message.kind === 'ended') this.#reason = message.reason;
  }

  /** Kills a process that was suspended or hangs, and starts another one. Its unfinished work has no effect. */
  #endSilent(seconds: number): void {
    this.#reason = publishingTexts.processSilent({ seconds });
    this.#child?.kill('SIGKILL');
  }

  /** Rejects all requests of a process that ended. They are not retried, because one of them may be the cause. */
  #rejectAll(): void {
    for (const { reject } of this.#waiting.values())
      reject(new UserError('UNAVAILABLE', publishingMessages.pageBeingPrepared));
    this.#waiting.clear();
  }

  #noteExit(code: number | null, signal: NodeJS.Signals | null): void {
    this.#child = null;
    if (this.#isStopped) return;
    this.#rejectAll();
    this.#watchdog.end();
    if (performance.now() - this.#startedAt > STEADY_MS) this.#failures = 0;
    this.#failures += 1;
    // Restarts immediately after the first failure, because shoppers are waiting for pages.
    const delay = this.#failures === 1 ? 0 : retryDelay(this.#failures - 1);
    const error = this.#reason ?? publishingTexts.processStopped({ cause: signal ?? `code ${code}` });
    this.#listener.log(error);
    if (this.#isPublishing) {
      const nextTryAt = new Date(Date.now() + delay);
      this.#listener.onState({ ...this.#known, state: 'FAILED', progress: null, error, nextTryAt });
    }
    this.#timer = setTimeout(() => this.#start(), delay).unref();
  }
}

/** When the renderer was built. @returns 0 without a renderer */
export function buildTime(renderer: string): number {
  return statSync(new URL(renderer), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
