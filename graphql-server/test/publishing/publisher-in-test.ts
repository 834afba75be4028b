import type { Renderer, SharedProps } from '@mela/rules/renderer.ts';
import { connectDatabase } from '../../src/kernel/mongodb/connect.ts';
import { openStorage } from '../../src/kernel/storage/open-storage.ts';
import type { PublisherOptions, PublishingState } from '../../src/modules/publishing/process/messages.ts';
import { Publishing } from '../../src/modules/publishing/process/publishing.ts';
import { ReleaseDocuments } from '../../src/modules/publishing/process/release-documents.ts';
import {
  buildTime,
  PublisherChild as PublisherProcess,
} from '../../src/modules/publishing/publisher-child.ts';
import type { PlannedPage } from '../../src/modules/publishing/release/plan.ts';
import { type RenderedFile, renderFile } from '../../src/modules/publishing/release/render-file.ts';
import { openReleased } from '../../src/modules/publishing/released/collections.ts';
import { openStore } from '../../src/modules/publishing/store/open-store.ts';
import { isPublishedHere } from './small-site.ts';

export { buildTime };

interface Listener {
  onState(state: PublishingState): void;
  onShown(): void;
  log(message: string): void;
}

/**
 * Takes the place of `src/modules/publishing/publisher-child.ts` in tests: small sites are published in the process of the test, which
 * has read the code already. Another process and its threads take more than a second for each server.
 */
export class PublisherChild {
  readonly #publisher: { stop(): Promise<void> };

  constructor(options: PublisherOptions, listener: Listener) {
    this.#publisher = isPublishedHere(options.site)
      ? new PublisherHere(options, listener)
      : new PublisherProcess(options, listener);
  }

  stop(): Promise<void> {
    return this.#publisher.stop();
  }
}

/** The product's own publishing, without a process, threads, low priority and the pause between releases. */
class PublisherHere {
  readonly #options: PublisherOptions;
  readonly #listener: Listener;
  #running: Promise<{ stop(): Promise<void> } | null>;
  #isStopped = false;

  constructor(options: PublisherOptions, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
    this.#running = this.#start();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const running = await this.#running;
    await running?.stop();
  }

  /** @returns null where that fails */
  async #start() {
    try {
      return await this.#publish();
    } catch (error) {
      if (!this.#isStopped) this.#listener.log(String((error as Error).stack));
      return null;
    }
  }

  /** As the process does that is started again. */
  #restart(error: Error): void {
    if (this.#isStopped) return;
    this.#listener.log(String(error.stack));
    this.#running = this.#running.then(async (former) => {
      await former?.stop();
      return this.#isStopped ? null : this.#start();
    });
  }

  async #publish() {
    const { store: location, renderer: built, database, mongodbUri, site } = this.#options;
    const store = openStore(location);
    await store.storage.clean();
    // A renderer that was built again is another module.
    const renderer: Renderer = await import(/* @vite-ignore */ `${built}?${buildTime(built)}`);
    const client = await connectDatabase(mongodbUri);
    const documents = new ReleaseDocuments(openReleased(client.db(database)));
    const uploads = openStorage(this.#options.uploads);
    const pool = { render: renderInTurn(renderer, store) };
    const lost = Promise.withResolvers<Error>();
    void lost.promise.then((error) => this.#restart(error));
    const publishing = new Publishing(
      client,
      { ...this.#options, minIntervalMs: 0 },
      { store, renderer, pool, site, uploads, documents },
      {
        onState: (state) => this.#isStopped || this.#listener.onState(state),
        onShown: () => this.#isStopped || this.#listener.onShown(),
        onLog: (message) => this.#isStopped || this.#listener.log(message),
        onLost: lost.resolve,
      },
    );
    await publishing.start();
    return {
      stop: async () => {
        const stopped = publishing.stop();
        await client.close();
        await stopped;
      },
    };
  }
}

function renderInTurn({ renderRoute }: Renderer, store: ReturnType<typeof openStore>) {
  return async (
    tasks: readonly PlannedPage[],
    shared: SharedProps,
    onFiles: (files: RenderedFile[]) => void,
  ) => {
    for (const { path, page, props } of tasks)
      onFiles([await renderFile({ path, page, props: props() }, shared, renderRoute, store)]);
    await store.storage.flush();
  };
}
