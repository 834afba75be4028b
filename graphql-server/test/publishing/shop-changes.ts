import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import { type MongoClient, ObjectId } from 'mongodb';
import { expect, onTestFinished } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Collections } from '../../src/app/shop/modules.ts';
import type { Draft, DraftReason } from '../../src/modules/publishing/changes/draft.ts';
import { ShopChanges } from '../../src/modules/publishing/changes/shop-changes.ts';
import { readCatalogueAt } from '../../src/modules/publishing/released/catalogue-at.ts';
import { moveCatalogue } from '../../src/modules/publishing/released/changes-between.ts';
import type { StagedRelease } from '../../src/modules/publishing/released/version-changes.ts';
import { VersionWriter } from '../../src/modules/publishing/released/version-writer.ts';
import type { Redirect } from '../../src/modules/redirects/collection.ts';
import type { TestDatabase } from '../database.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';

export const SHOP_URL = 'https://shop.example';

/** A publisher's handling of changes, without its pages. */
export class TestPublisher {
  readonly changes: ShopChanges;
  readonly writer: VersionWriter;
  /** The reported changes. */
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
        onChanges: () => this.told.push('changes'),
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

  /** @returns the staged release; null if nothing differs */
  async release(reason: DraftReason = 'changes', now = Date.now()): Promise<StagedRelease | null> {
    const draft = (await this.changes.draft(reason, now)) as Draft;
    const staged = await this.stage(draft);
    if (staged) await this.writer.complete(staged.number, draft.shows);
    else if (draft.shows) await this.writer.confirm(draft.shows);
    this.live = staged?.number ?? (draft.isBehind ? this.#takeNumber() : this.live);
    await this.changes.settle(draft, this.live ?? 0);
    return staged;
  }

  /** Waits until changes made before the call are reported. */
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

  async catalogue(release = this.live): Promise<WholeCatalogue> {
    const read = await readCatalogueAt(this.#collections, release ?? 0, SHOP_URL, wholeRow);
    return read as WholeCatalogue;
  }

  /** Moves the catalogue from one release to another. */
  async move(catalogue: WholeCatalogue, from: number, to: number): Promise<WholeCatalogue> {
    const moved = await moveCatalogue(this.#collections, catalogue, { from, to }, wholeRow);
    return moved as WholeCatalogue;
  }
}

/** A row that contains the whole product. */
type WholeRow = ProductRow & Omit<CatalogueProduct, 'createdAt'>;
type WholeCatalogue = Catalogue<WholeRow>;

function wholeRow(product: CatalogueProduct): WholeRow {
  return { ...product, createdAt: Date.parse(product.createdAt), facts: {} } as WholeRow;
}

/** Resets the shop to its state before the file's first test. */
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

/** Waits until changes are reported, and counts them. */
export async function waiting(publishing: TestPublisher, count: number, now = Date.now()): Promise<void> {
  await eventually(async () => expect(await publishing.changes.countWaiting(now)).toBe(count));
}

/** Expects that publishing step by step has the same result as a publisher that compares everything. */
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
