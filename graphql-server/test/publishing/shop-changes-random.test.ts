import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { namedFields } from '../../src/modules/catalogue/categories/category.ts';
import { openShopDatabase } from '../database.ts';
import { ownStock } from '../inventory/stock-lines.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { seededRandom } from '../seeded-random.ts';
import { startPublisher } from './shop-changes.ts';

const SEED = 33;
const ROUNDS = 80;
const HOUR_MS = 3_600_000;
const database = openShopDatabase();
const collections = collectionsOf(database.db);
const { products, categories, redirects, selling, releaseState } = collections;

test('after any changes, rollbacks and restarts, each release equals a full comparison', async () => {
  const random = seededRandom(SEED);
  const ids = Array.from({ length: 12 }, (_, place) => new ObjectId(place.toString(16).padStart(24, '0')));
  let now = Date.now();
  const anyId = () => ids[random.integer(0, ids.length - 1)] as ObjectId;
  const anyDate = () => new Date(now + random.integer(-3, 6) * HOUR_MS);
  const anyProduct = () => ({
    ...makeProduct({ title: `Shirt ${random.integer(1, 4)}`, createdAt: new Date(0) }),
    ...(random.fraction() < 0.2 && { status: 'DRAFT' as const }),
    ...(random.fraction() < 0.3 && { showFrom: anyDate() }),
    ...(random.fraction() < 0.3 && { showUntil: anyDate() }),
  });
  const put = (
    collection: { replaceOne: typeof products.replaceOne },
    { _id: _, ...document }: object & { _id?: unknown },
  ) => collection.replaceOne({ _id: anyId() }, document as never, { upsert: true });
  const at = new Date(0);
  const category = () => ({ version: 1, createdAt: at, updatedAt: at, position: 1, ...namedFields('Shoes') });
  const changes: (() => Promise<unknown>)[] = [
    () => put(products, anyProduct()),
    () => put(products, anyProduct()),
    () => products.deleteOne({ _id: anyId() }),
    () => ownStock(collections, anyId(), random.integer(0, 2)),
    () => ownStock(collections, anyId(), null),
    () => put(categories as never, category()),
    () => categories.deleteOne({ _id: anyId() }),
    () => redirects.deleteOne({ _id: anyId() }),
    () => {
      const from = `/old/${random.integer(1, 5)}`;
      const fields = {
        version: 1,
        to: `/${random.integer(1, 3)}`,
        toKey: null,
        replacesPage: false,
        createdAt: at,
      };
      return redirects.updateOne(
        { from },
        { $set: fields, $setOnInsert: { _id: new ObjectId() } },
        { upsert: true },
      );
    },
    () =>
      selling.updateOne(
        { _id: 'selling' },
        { $set: { isSelling: true, shippingPercent: random.integer(1, 3) } },
        { upsert: true },
      ),
  ];
  let publishing = await startPublisher(database);
  await publishing.release('changes', now);
  let loaded = { release: publishing.live as number, catalogue: await publishing.catalogue() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let count = random.integer(0, 4); count > 0; count -= 1)
      await changes[random.integer(0, changes.length - 1)]?.();
    now += random.integer(0, 1) * HOUR_MS;
    if (random.fraction() < 0.2) {
      publishing.live = random.integer(1, publishing.live as number);
      await publishing.changes.showLive(publishing.live);
    }
    if (random.fraction() < 0.2) {
      await publishing.changes.close();
      publishing = await startPublisher(database, publishing.live);
    }
    // The change events are still on their way.
    await publishing.catchUp();
    const reasons = ['changes', 'changes', 'dates', 'stock'] as const;
    await publishing.release(reasons[random.integer(0, reasons.length - 1)], now);
    const release = publishing.live as number;
    const catalogue = await publishing.move(loaded.catalogue, loaded.release, release);
    expect(catalogue, `round ${round}`).toEqual(await publishing.catalogue());
    loaded = { release, catalogue };
  }
  await publishing.catchUp();
  await publishing.release('changes', now);
  expect(await publishing.changes.countWaiting(now)).toBe(0);
  await publishing.changes.close();
  await releaseState.updateOne({ _id: 'state' }, { $unset: { shows: '' } });
  const other = await startPublisher(database, publishing.live);
  expect(await other.changes.countWaiting(now)).toBe(0);
  expect(await other.release('changes', now)).toBeNull();
});
