import type { Snapshot } from '../read/read-shop.ts';
import { type StockChanges, withStockChanges } from '../read/stock-changes.ts';
import type { ShopSnapshot } from './live-release.ts';
import { type Reason, stockReleaseAt } from './when-to-publish.ts';

/** What has sold out or come back, as the shop is followed. */
interface StockSource {
  stockSince: number | null;
  readStock(): Promise<StockChanges>;
  applyStock(changes: StockChanges): Snapshot;
}

/** The shop that a release is made of. */
interface Shown extends ShopSnapshot {
  /** The stock that it alone shows. */
  stock: StockChanges | null;
}

/** Releases that are made because something has sold out or come back: few, and of what is shown already. */
export class StockReleases {
  readonly #source: StockSource;
  /** When one was begun the last time. */
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(source: StockSource) {
    this.#source = source;
  }

  /** @param shown null while it is not known what is shown: then nothing of it can be shown with other stock */
  nextAt(shown: ShopSnapshot | null): number | null {
    const since = this.#source.stockSince;
    return since === null || !shown ? null : stockReleaseAt(since, this.#lastAt);
  }

  /** What a release for this reason is made of: what was not asked for yet is in none that time or stock makes. */
  async shopFor(reason: Reason, snapshot: Snapshot, shown: ShopSnapshot | null): Promise<Shown> {
    const now = { shop: snapshot.shop, at: Date.now(), stock: null };
    if (!shown) return now;
    if (reason === 'dates') return { ...now, shop: shown.shop };
    if (reason !== 'stock') return now;
    this.#lastAt = Date.now();
    const stock = await this.#source.readStock();
    return { shop: withStockChanges(shown.shop, stock), at: shown.at, stock };
  }
}
