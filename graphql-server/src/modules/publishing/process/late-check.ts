import { setTimeout as sleep } from 'node:timers/promises';
import { inBatches } from '../../../kernel/in-batches.ts';
import { FROM_INDEX, NOT_REPLACED } from '../../../kernel/mongodb/versions.ts';
import { type CheckTools, checkPages } from '../pages/check-pages.ts';
import type { LoadedShops } from '../pages/loaded-shops.ts';
import { type ReleasedCollections, versionsOf } from '../released/collections.ts';
import { pagesOfThings } from './check-release.ts';
import { whyItFailed } from './failures.ts';
import type { OpenFaults } from './open-faults.ts';

const KINDS = ['categories', 'products'] as const;
/** The number of documents that are looked up together. */
const PER_LOOK = 500;
/** How many times longer it waits after a page than the page took, because pages that shoppers request come first. */
const REST_FACTOR = 9;

interface Tools extends CheckTools {
  shops: LoadedShops;
  collections: ReleasedCollections;
  /** The number of the live release, once no release is being made. null: the shop shows the sample. */
  live: () => Promise<number | null>;
  /** The faults of the live release, which it updates. */
  faults: OpenFaults;
  onChange: () => void;
  onLog: (message: string) => void;
}

/**
 * Checks the pages of large releases after they went live: it renders one page at a time, and reports broken links, missing images and
 * pages that cannot be rendered.
 */
export class LateCheck {
  readonly #tools: Tools;
  readonly #ended = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Checks a release after those that were added before it. */
  add(release: number): void {
    const check = () => (this.#ended.signal.aborted ? undefined : this.#check(release));
    this.#running = this.#running.then(check).catch((error: unknown) => {
      if (!this.#ended.signal.aborted) this.#tools.onLog(whyItFailed(error));
    });
  }

  close(): Promise<void> {
    this.#ended.abort();
    return this.#running;
  }

  async #check(release: number): Promise<void> {
    for (const kind of KINDS) {
      const versions = versionsOf(kind, this.#tools.collections).find(
        { from: release, to: NOT_REPLACED },
        { projection: { _id: 0, id: 1 }, hint: FROM_INDEX, batchSize: PER_LOOK },
      );
      for await (const some of inBatches(versions, PER_LOOK)) {
        const ids = { products: [], categories: [], [kind]: some.map(({ id }) => String(id)) };
        await this.#checkSome(ids);
        if (this.#ended.signal.aborted) return;
      }
    }
  }

  /** Checks pages as they are in the live release, which may be newer. */
  async #checkSome(ids: { products: string[]; categories: string[] }): Promise<void> {
    const { shops, live, faults, onChange } = this.#tools;
    const release = await live();
    if (release === null) return;
    const shop = await shops.at(release);
    for (const page of await pagesOfThings(shop, ids, PER_LOOK)) {
      if (this.#ended.signal.aborted) return;
      const begun = performance.now();
      // The faults of texts that are on every page were found before the release went live.
      const { unmade, lost } = await checkPages(this.#tools, shop, [page], () => {});
      const shown = [...unmade, ...lost].map((fault) => ({ ...fault, outcome: 'SHOWN' as const }));
      // A release that is being made would overwrite the faults.
      await live();
      if (faults.replace(page.path, shown)) onChange();
      await sleep(REST_FACTOR * (performance.now() - begun), undefined, { signal: this.#ended.signal });
    }
  }
}
