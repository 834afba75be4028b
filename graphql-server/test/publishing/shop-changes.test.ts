import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { type Category, namedFields } from '../../src/modules/catalogue/categories/category.ts';
import type { Draft } from '../../src/modules/publishing/changes/draft.ts';
import { openShopDatabase } from '../database.ts';
import { ownStock } from '../inventory/stock-lines.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';
import {
  emptyShop,
  expectNothingElse,
  makeRedirect,
  publishedShop,
  SHOP_URL,
  waiting,
} from './shop-changes.ts';

const database = openShopDatabase();
const collections = collectionsOf(database.db);
const { products, categories, redirects, content, selling, imports, releaseState } = collections;

beforeEach(() => emptyShop(collections));

const deal = (endsAt: string) => ({ ...SAMPLE_CONTENT.deals[0], endsAt }) as never;

function makeCategory(name: string): Category {
  const at = new Date();
  const _id = new ObjectId();
  return {
    _id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    handles: [name],
    position: 1,
    ...namedFields(name),
  };
}

test('every kind of change is in the next release, and the catalogue moves to it and back', async () => {
  const { publishing, first } = await publishedShop(database);
  const added = makeProduct();
  const [shoes, old] = [makeCategory('shoes'), makeRedirect('/old')];
  const isSelling = { $set: { isSelling: true, currency: 'EUR', shippingPercent: 7 } };
  const deals = { $set: { version: 1, images: [], sections: { deals: [deal('2999-01-01T00:00')] } } };
  const steps: Record<string, () => Promise<unknown>> = {
    added: () => products.insertOne(added),
    edited: () => products.updateOne({ _id: first }, { $set: { title: 'Other' } }),
    hidden: () => products.updateOne({ _id: first }, { $set: { status: 'DRAFT' } }),
    shown: () => products.updateOne({ _id: first }, { $unset: { status: '' } }),
    deleted: () => products.deleteOne({ _id: added._id }),
    category: () => categories.insertOne(shoes),
    renamed: () => categories.updateOne({ _id: shoes._id }, { $set: { name: 'Boots' } }),
    emptied: () => categories.deleteOne({ _id: shoes._id }),
    redirect: () => redirects.insertOne(old),
    redirected: () => redirects.updateOne({ _id: old._id }, { $set: { to: '/cart' } }),
    direct: () => redirects.deleteOne({ _id: old._id }),
    content: () => content.updateOne({ _id: 'content' }, deals, { upsert: true }),
    selling: () => selling.updateOne({ _id: 'selling' }, isSelling, { upsert: true }),
  };
  let former = await publishing.catalogue();
  for (const [name, change] of Object.entries(steps)) {
    await change();
    await waiting(publishing, 1);
    const from = publishing.live as number;
    const staged = await publishing.release();
    expect(
      Object.values(staged?.counts ?? {}).reduce((sum, one) => sum + one, 0),
      name,
    ).toBe(1);
    expect(await publishing.changes.countWaiting(Date.now())).toBe(0);
    const catalogue = await publishing.catalogue();
    expect(catalogue).not.toEqual(former);
    expect(await publishing.move(former, from, from + 1), name).toEqual(catalogue);
    expect(await publishing.move(catalogue, from + 1, from), name).toEqual(former);
    former = catalogue;
  }
  expect(former).toMatchObject({
    url: SHOP_URL,
    currency: 'EUR',
    selling: { shippingPercent: 7 },
    hasSold: true,
  });
  expect(former.content.deals).toHaveLength(1);
  expect(former.products.map(({ title }) => title)).toEqual(['Other', 'Shirt', 'Shirt']);
  const back = await publishing.move(former, publishing.live as number, 1);
  expect(back).toEqual(await publishing.catalogue(1));
  await expectNothingElse(database);
});

test('a change that is reverted makes no release', async () => {
  const { publishing, first } = await publishedShop(database);
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await waiting(publishing, 1);
  await products.updateOne({ _id: first }, { $set: { title: 'Shirt' } });
  await waiting(publishing, 0);
  expect(await publishing.release()).toBeNull();
  expect(await releaseState.findOne({})).toMatchObject({ head: 1 });
});

test('with many changed documents, differences are determined at the release', async () => {
  const { publishing } = await publishedShop(database, 25);
  await products.updateMany({}, { $set: { title: 'Other' } });
  await products.updateMany({}, { $set: { title: 'Shirt' } });
  await publishing.catchUp();
  expect(await publishing.changes.countWaiting(Date.now(), true)).toBe(25);
  expect(await publishing.release()).toBeNull();
  expect(await publishing.changes.countWaiting(Date.now(), true)).toBe(0);
});

test('nothing of an import is released before its end', async () => {
  const { publishing } = await publishedShop(database);
  const _id = new ObjectId();
  await database.client.withSession((session) =>
    session.withTransaction(async () => {
      await imports.insertOne({ _id, importId: new ObjectId(), writes: [] }, { session });
      await products.insertOne(makeProduct(), { session });
    }),
  );
  await eventually(() => expect(publishing.changes.isImporting).toBe(true));
  expect(await publishing.changes.draft('changes', Date.now())).toBeNull();
  await products.insertOne(makeProduct());
  await imports.deleteOne({ _id });
  // A draft may see the end of the import sooner than the events that report it.
  const draft = await eventually(async () => {
    const drafted = await publishing.changes.draft('changes', Date.now());
    if (!drafted) throw new Error('The import is still running.');
    return drafted;
  });
  expect(draft.hasImport).toBe(true);
  await eventually(() => expect(publishing.changes.isImporting).toBe(false));
  await waiting(publishing, 2);
  expect((await publishing.release())?.counts.products).toBe(2);
  await products.insertOne(makeProduct());
  await waiting(publishing, 1);
  expect((await publishing.changes.draft('changes', Date.now()))?.hasImport).toBe(false);
});

test('a draft that is abandoned loses nothing, even if the same documents change again meanwhile', async () => {
  const { publishing, first } = await publishedShop(database);
  const { changes } = publishing;
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await waiting(publishing, 1);
  await changes.draft('changes', Date.now());
  expect(await changes.countWaiting(Date.now())).toBe(1);
  const draft = (await changes.draft('changes', Date.now())) as Draft;
  const told = publishing.told.length;
  await products.updateOne({ _id: first }, { $set: { title: 'Another' } });
  await eventually(() => expect(publishing.told.length).toBeGreaterThan(told));
  await publishing.stage(draft);
  await publishing.writer.complete(2, draft.shows);
  await changes.settle(draft, 2);
  publishing.live = 2;
  expect((await publishing.catalogue()).products[0]?.title).toBe('Other');
  expect(await changes.countWaiting(Date.now())).toBe(1);
  await publishing.release();
  expect((await publishing.catalogue()).products[0]?.title).toBe('Another');
});

test('what sells out during a release is shown by the next, even if it was shown so before', async () => {
  const { publishing, first } = await publishedShop(database);
  const { changes } = publishing;
  await ownStock(collections, first, 0);
  await eventually(() => expect(changes.stockSince).not.toBeNull());
  await publishing.release('stock');
  await ownStock(collections, first, 5);
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await waiting(publishing, 1);
  const draft = (await changes.draft('changes', Date.now())) as Draft;
  await ownStock(collections, first, 0);
  await publishing.catchUp();
  // The change is reported a moment later.
  await sleep(100);
  await publishing.stage(draft);
  await publishing.writer.complete(3, draft.shows);
  await changes.settle(draft, 3);
  publishing.live = 3;
  const availability = async () => (await publishing.catalogue()).products[0]?.variants[0]?.availability;
  expect(await availability()).toBe('IN_STOCK');
  expect(changes.stockSince).not.toBeNull();
  await publishing.release('stock');
  expect(await availability()).toBe('OUT_OF_STOCK');
});

test('a release that fails while it is staged hides nothing from the next', async () => {
  const { publishing, first } = await publishedShop(database);
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await waiting(publishing, 1);
  const draft = (await publishing.changes.draft('changes', Date.now())) as Draft;
  async function* failing() {
    yield* draft.batches;
    throw new Error('Lost');
  }
  await expect(publishing.stage({ ...draft, batches: failing() })).rejects.toThrow('Lost');
  expect(await publishing.changes.countWaiting(Date.now())).toBe(1);
  const other = (await publishing.changes.draft('changes', Date.now())) as Draft;
  await publishing.stage(other);
  await expect(publishing.changes.draft('changes', Date.now())).rejects.toThrow('is staged');
  await publishing.writer.undo();
  expect((await publishing.release())?.counts.products).toBe(1);
  await expectNothingElse(database);
});
