import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderer } from '@mela/rules/renderer.ts';
import { UserError } from '../../src/kernel/errors.ts';
import { connectDatabase } from '../../src/kernel/mongodb/connect.ts';
import { publishingMessages } from '../../src/modules/publishing/messages.ts';
import type {
  KnownPages,
  PageQuestion,
  PageSource,
  ShopSource,
} from '../../src/modules/publishing/pages/messages.ts';
import { type OpenedPages, openPages } from '../../src/modules/publishing/pages/open-pages.ts';
import {
  buildTime,
  PageProcess as ProcessOfItsOwn,
} from '../../src/modules/publishing/pages/page-process.ts';
import type { ProcessOptions, PublishingState } from '../../src/modules/publishing/pages/process-messages.ts';
import { renderPage } from '../../src/modules/publishing/pages/render.ts';
import { isPublishedHere } from './small-site.ts';

export { buildTime };

const RESTART_MS = 500;

interface Listener {
  onState(state: PublishingState): void;
  onShown(): void;
  log(message: string): void;
}

interface Process extends PageSource, ShopSource {
  readonly idleMs: number;
  publish(isPublishing: boolean): void;
  stop(): Promise<void>;
}

/**
 * Replaces `src/modules/publishing/pages/page-process.ts` in tests: the pages of small sites are rendered in the test's process, because
 * another process with its threads takes more than a second for each server.
 */
export class PageProcess implements Process {
  readonly #process: Process;

  constructor(options: ProcessOptions, listener: Listener) {
    this.#process = isPublishedHere(options.site)
      ? new PagesHere(options, listener)
      : new ProcessOfItsOwn(options, listener);
  }

  get idleMs(): number {
    return this.#process.idleMs;
  }

  find(question: PageQuestion) {
    return this.#process.find(question);
  }

  compare(release: number, known: KnownPages) {
    return this.#process.compare(release, known);
  }

  paths(release: number) {
    return this.#process.paths(release);
  }

  related(release: number, handles: readonly string[], count: number) {
    return this.#process.related(release, handles, count);
  }

  content(release: number) {
    return this.#process.content(release);
  }

  publish(isPublishing: boolean): void {
    this.#process.publish(isPublishing);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}

interface Running extends OpenedPages {
  stop(): Promise<void>;
}

/** The real pages and publishing, without a process, threads and the pause between releases. */
class PagesHere implements Process {
  readonly idleMs = 0;
  readonly #options: ProcessOptions;
  readonly #listener: Listener;
  #running: Promise<Running>;
  #isPublishing = false;
  /** The simulated process has ended, and cannot be restarted yet. */
  #isDown = false;
  #isStopped = false;

  constructor(options: ProcessOptions, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
    this.#running = this.#start();
    this.#running.catch((error: Error) => this.#log(String(error.stack)));
  }

  find(question: PageQuestion) {
    return this.#ask(({ find }) => find(question));
  }

  compare(release: number, known: KnownPages) {
    return this.#ask(({ compare }) => compare(release, known));
  }

  paths(release: number) {
    return this.#ask(({ paths }) => paths(release));
  }

  related(release: number, handles: readonly string[], count: number) {
    return this.#ask(({ related }) => related(release, handles, count));
  }

  content(release: number) {
    return this.#ask(({ content }) => content(release));
  }

  /** Asks the pages. Like the real process, this reports failures without details. */
  async #ask<Answer>(ask: (source: OpenedPages['source']) => Promise<Answer>): Promise<Answer> {
    try {
      if (this.#isDown) throw new Error('The database is away.');
      const { source } = await this.#running;
      return await ask({
        find: (question) => source.find(question),
        compare: (release, known) => source.compare(release, known),
        paths: (release) => source.paths(release),
        related: (release, handles, count) => source.related(release, handles, count),
        content: (release) => source.content(release),
      });
    } catch {
      throw new UserError('UNAVAILABLE', publishingMessages.pageBeingPrepared);
    }
  }

  publish(isPublishing: boolean): void {
    if (isPublishing === this.#isPublishing) return;
    this.#isPublishing = isPublishing;
    void this.#running
      .then(({ publish }) => publish(isPublishing))
      .catch((error: Error) => this.#restart(error));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const running = await this.#running.catch(() => null);
    await running?.stop();
  }

  #log(message: string): void {
    if (!this.#isStopped) this.#listener.log(message);
  }

  /** Ends the simulated process with an error, and starts it again. */
  #restart(error: Error): void {
    if (this.#isStopped) return;
    this.#log(String(error.stack));
    this.#isDown = true;
    this.#running = this.#running
      .catch(() => null)
      .then(async (former) => {
        await former?.stop();
        const next = await this.#startAgain();
        this.#isDown = false;
        if (this.#isPublishing && !this.#isStopped) await next.publish(true);
        return next;
      });
    this.#running.catch((again: Error) => this.#restart(again));
  }

  /** Starts again, and retries, because the database may be unavailable for a while. */
  async #startAgain(): Promise<Running> {
    for (;;) {
      try {
        return await this.#start();
      } catch (error) {
        if (this.#isStopped) throw error;
        this.#log(String((error as Error).stack));
        await sleep(RESTART_MS);
      }
    }
  }

  async #start(): Promise<Running> {
    const { renderer: built, mongodbUri } = this.#options;
    // A rebuilt renderer is a new module.
    const renderer: Renderer = await import(/* @vite-ignore */ `${built}?${buildTime(built)}`);
    const client = await connectDatabase(mongodbUri);
    const rendering = {
      render: (task: Parameters<Renderer['renderRoute']>[0], _: string, shared: object) =>
        renderPage(task, shared, renderer.renderRoute),
    };
    const lost = Promise.withResolvers<Error>();
    void lost.promise.then((error) => this.#restart(error));
    const opened = openPages(
      { ...this.#options, minIntervalMs: 0 },
      { client, renderer, rendering },
      {
        onState: (state) => this.#isStopped || !this.#isPublishing || this.#listener.onState(state),
        onShown: () => this.#isStopped || this.#listener.onShown(),
        onLog: (message) => this.#log(message),
        onLost: lost.resolve,
      },
    );
    return {
      ...opened,
      stop: async () => {
        // Failures after the database connection is closed have no effect.
        const stopped = opened.publish(false).catch(() => {});
        await client.close();
        await stopped;
      },
    };
  }
}
