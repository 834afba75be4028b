import { type MongoClient, ObjectId } from 'mongodb';
import { expect, onTestFinished } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Collections } from '../../src/app/shop/modules.ts';
import type { Draft, DraftReason } from '../../src/modules/publishing/changes/draft.ts';
import { ShopChanges } from '../../src/modules/publishing/changes/shop-changes.ts';
import { readCatalogueAt } from '../../src/modules/publishing/released/catalogue-at.ts';
import type { StagedRelease } from '../../src/modules/publishing/released/version-changes.ts';
import { VersionWriter } from '../../src/modules/publishing/released/version-writer.ts';
import type { Redirect } from '../../src/modules/redirects/collection.ts';
import type { TestDatabase } from '../database.ts';
import { insertProducts } from '../listing/catalogue.ts';
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

/** @param live the number of the live release; null before the first */
export function startPublisher({ client, db, name }: TestDatabase, live: number | null = null) {
  return new TestPublisher(client, name, collectionsOf(db)).start(live);
}

/** A publisher whose shop has some products, all of them live. */
export async function publishedShop(database: TestDatabase, count = 3) {
  const made = await insertProducts(database, count, (index) => ({ createdAt: new Date(index * 1_000) }));
  const publishing = await startPublisher(database);
  await publishing.release();
  return { publishing, made, first: made[0]?._id as ObjectId };
}

/** Waits until changes are told, and counts them. */
export async function waiting(publishing: TestPublisher, count: number, now = Date.now()): Promise<void> {
  await eventually(async () => expect(await publishing.changes.countWaiting(now)).toBe(count));
}

/** Whatever was published step by step is the same as what a publisher that compares everything would publish. */
export async function expectNothingElse(database: TestDatabase): Promise<void> {
  const { releaseState } = collectionsOf(database.db);
  const state = await releaseState.findOneAndUpdate({ _id: 'state' }, { $unset: { shows: '' } });
  const other = await startPublisher(database, state?.head ?? null);
  expect(await other.changes.countWaiting(Date.now())).toBe(0);
  expect(await other.release()).toBeNull();
  await other.changes.close();
}

export function makeRedirect(from: string): Redirect {
  return {
    ...{ _id: new ObjectId(), version: 1, from, to: '/products', toKey: '/products' },
    ...{ replacesPage: false, createdAt: new Date() },
  };
}
