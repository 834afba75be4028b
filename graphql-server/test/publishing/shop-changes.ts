import type { MongoClient } from 'mongodb';
import { expect, onTestFinished } from 'vitest';
import type { Collections } from '../../src/app/shop/modules.ts';
import type { Draft, DraftReason } from '../../src/modules/publishing/changes/draft.ts';
import { ShopChanges } from '../../src/modules/publishing/changes/shop-changes.ts';
import { readCatalogueAt } from '../../src/modules/publishing/released/catalogue-at.ts';
import { type StagedRelease, VersionWriter } from '../../src/modules/publishing/released/version-writer.ts';
import { eventually } from '../serve.ts';

export const SHOP_URL = 'https://shop.example';

/** What a publisher does with the changes of a shop, but for its pages. */
export class TestPublisher {
  readonly changes: ShopChanges;
  readonly writer: VersionWriter;
  /** What the changes have told. */
  readonly told: string[] = [];
  live: number | null = null;
  last = 0;
  readonly #collections: Collections;

  constructor(client: MongoClient, database: string, collections: Collections) {
    this.#collections = collections;
    this.writer = new VersionWriter(collections);
    this.changes = new ShopChanges(
      { client, database },
      {
        onChanges: (endsImport) => this.told.push(endsImport ? 'import' : 'changes'),
        onStock: () => this.told.push('stock'),
        onSettings: () => this.told.push('settings'),
        onPreview: () => this.told.push('preview'),
        onLost: (error) => this.told.push(error.message),
      },
    );
  }

  async start(live: number | null): Promise<this> {
    this.live = live;
    this.last = Math.max(await this.writer.begin(), live ?? 0);
    await this.changes.start(live);
    onTestFinished(() => this.changes.close());
    return this;
  }

  /** @returns what was staged; null where nothing differs */
  async release(reason: DraftReason = 'changes', now = Date.now()): Promise<StagedRelease | null> {
    const draft = (await this.changes.draft(reason, now)) as Draft;
    const staged = await this.stage(draft);
    if (staged) await this.writer.complete(staged.number, draft.shows);
    else if (draft.shows) await this.writer.confirm(draft.shows);
    this.live = staged?.number ?? (draft.isBehind ? this.#takeNumber() : this.live);
    await this.changes.settle(draft, this.live ?? 0);
    return staged;
  }

  /** Waits until what was changed before the call is told. */
  async catchUp(): Promise<void> {
    const told = this.told.length;
    await this.#collections.settings.updateOne(
      { _id: 'settings' },
      { $inc: { requests: 1 } },
      { upsert: true },
    );
    await eventually(() => expect(this.told.slice(told)).toContain('settings'));
  }

  stage({ batches }: Draft): Promise<StagedRelease | null> {
    return this.writer.stage(async () => this.#takeNumber(), batches);
  }

  #takeNumber(): number {
    this.last += 1;
    return this.last;
  }

  catalogue(release = this.live) {
    return readCatalogueAt(this.#collections, release ?? 0, SHOP_URL);
  }
}

/** Leaves the shop as it was before the file's first test. */
export async function emptyShop(collections: Collections): Promise<void> {
  const { products, categories, redirects, content, inventory, imports, releaseState } = collections;
  const { releasedProducts, releasedCategories, releasedRedirects, releasedContent } = collections;
  const all = [
    ...[products, categories, redirects, content, inventory, imports, releaseState],
    ...[releasedProducts, releasedCategories, releasedRedirects, releasedContent],
  ];
  for (const collection of all) await collection.deleteMany({});
}
