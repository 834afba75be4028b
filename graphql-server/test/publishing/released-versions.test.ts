import { type Collection, type Document, ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { collectionsOf, createIndexes } from '../../src/app/shop/collections.ts';
import { collectionAt, type Version } from '../../src/kernel/mongodb/versions.ts';
import type { ReleasedCollections } from '../../src/modules/publishing/released/collections.ts';
import { makeVersionsOfShown } from '../../src/modules/publishing/released/from-shown-documents.ts';
import { pruneVersions } from '../../src/modules/publishing/released/prune-versions.ts';
import type { VersionBatch } from '../../src/modules/publishing/released/version-changes.ts';
import { VersionWriter, WriterReplaced } from '../../src/modules/publishing/released/version-writer.ts';
import { openTestDatabase } from '../database.ts';
import { seededRandom } from '../seeded-random.ts';

/** A number of products that is larger than one transaction writes. */
const MANY = 600;
const RELEASES = 60;
const SEED = 33;
const database = openTestDatabase();
const collections = collectionsOf(database.db);
const products = collections.releasedProducts as unknown as Collection<Version<Priced>>;

interface Priced {
  _id: ObjectId;
  price: number;
}

/** The prices of a release by product id. */
type Shop = ReadonlyMap<string, number>;

beforeEach(async () => {
  await products.deleteMany({});
  await collections.releaseState.deleteMany({});
  await createIndexes(collections);
});

const idAt = (place: number) => new ObjectId(place.toString(16).padStart(24, '0')).toHexString();
const shopOf = (count: number, price: number): Shop =>
  new Map(Array.from({ length: count }, (_, place) => [idAt(place), price]));

function changesBetween(before: Shop, after: Shop): VersionBatch {
  const id = ObjectId.createFromHexString;
  const added = [...after]
    .filter(([key, price]) => before.get(key) !== price)
    .map(([key, price]) => ({ id: id(key), hash: String(price), fields: () => ({ price }) }));
  const removed = [...before.keys()].filter((key) => !after.has(key)).map(id);
  return { kind: 'products', added, removed };
}

async function write(writer: VersionWriter, release: number, changes: VersionBatch): Promise<void> {
  const batches = async function* () {
    yield changes;
  };
  if (await writer.stage(async () => release, batches())) await writer.complete(release, null);
}

async function readAt(release: number): Promise<Shop> {
  const found = await collectionAt(products, release).find().toArray();
  expect(new Set(found.map(({ _id }) => String(_id))).size).toBe(found.length);
  return new Map(found.map(({ _id, price }) => [String(_id), price]));
}

/** The collections of releases, with a function that runs before each call. */
function watched(before: (method: string) => Promise<void>): ReleasedCollections {
  const watch = (collection: object) =>
    new Proxy(collection, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          await before(String(name));
          return value.apply(target, args);
        };
      },
    });
  const entries = Object.entries(collections).filter(([name]) => name.startsWith('release'));
  return Object.fromEntries(
    entries.map(([name, one]) => [name, watch(one)]),
  ) as unknown as ReleasedCollections;
}

/** Fails after this many calls, as if the process were killed. */
function failingAfter(calls: number): ReleasedCollections {
  let left = calls;
  return watched(async () => {
    if (left === 0) throw new Error('Killed');
    left -= 1;
  });
}

test('a writer killed between any two steps leaves the former release intact, and the next one writes its own', async () => {
  let former = shopOf(MANY, 0);
  let shown = 1;
  const first = new VersionWriter(collections);
  await first.begin();
  await write(first, shown, changesBetween(new Map(), former));
  let isOver = false;
  for (let calls = 0; !isOver; calls += 1) {
    const next = new Map([...shopOf(MANY, calls + 1)].slice(calls % 7));
    const killed = new VersionWriter(failingAfter(calls));
    isOver = await killed
      .begin()
      .then(() => write(killed, shown + 1, changesBetween(former, next)))
      .then(
        () => true,
        () => false,
      );
    expect(await readAt(shown)).toEqual(former);
    const writer = new VersionWriter(collections);
    const head = await writer.begin();
    expect(await readAt(shown)).toEqual(former);
    expect(await readAt(head)).toEqual(await readAt(Number.MAX_SAFE_INTEGER));
    await write(writer, shown + 2, changesBetween(await readAt(head), next));
    expect(await readAt(shown + 2)).toEqual(next);
    expect(await readAt(shown)).toEqual(former);
    [former, shown] = [next, shown + 2];
  }
  expect(shown).toBeGreaterThan(15);
});

test('a writer that was replaced can no longer write', async () => {
  const other = new VersionWriter(collections);
  let batches = 0;
  const interrupted = watched(async (method) => {
    if (method !== 'updateOne') return;
    batches += 1;
    if (batches === 3) await other.begin();
  });
  const one = new VersionWriter(interrupted);
  await one.begin();
  const writing = write(one, 1, changesBetween(new Map(), shopOf(MANY, 1)));
  await expect(writing).rejects.toThrow(WriterReplaced);
  expect(await products.countDocuments()).toBe(0);
  await write(other, 2, changesBetween(new Map(), shopOf(3, 2)));
  await expect(write(one, 3, changesBetween(new Map(), shopOf(3, 3)))).rejects.toThrow(WriterReplaced);
  expect(await readAt(2)).toEqual(shopOf(3, 2));
});

test('each release stays unchanged, whatever is changed, rolled back and published after it', async () => {
  const random = seededRandom(SEED);
  const writer = new VersionWriter(collections);
  await writer.begin();
  const releases = new Map<number, Shop>([[0, new Map()]]);
  let [head, shown] = [0, 0];
  for (let number = 1; number <= RELEASES; number += 1) {
    if (random.fraction() < 0.2) shown = random.integer(0, number - 1);
    const next = new Map(releases.get(shown));
    for (let change = random.integer(1, 6); change > 0; change -= 1) {
      const key = idAt(random.integer(0, 30));
      if (random.fraction() < 0.3) next.delete(key);
      else next.set(key, random.integer(1, 5));
    }
    await write(writer, number, changesBetween(releases.get(head) ?? new Map(), next));
    releases.set(number, next);
    [head, shown] = [number, number];
  }
  for (const [number, shop] of releases) expect(await readAt(number)).toEqual(shop);
  const oldest = RELEASES - 20;
  await collections.releases.insertMany([{ _id: oldest }, { _id: RELEASES }] as never[]);
  const before = await products.countDocuments();
  await pruneVersions(collections, new AbortController().signal);
  expect(await products.countDocuments()).toBeLessThan(before);
  expect(await products.countDocuments({ to: { $lte: oldest } })).toBe(0);
  for (const [number, shop] of releases) if (number >= oldest) expect(await readAt(number)).toEqual(shop);
});

test('a release is read as a collection of its documents', async () => {
  const writer = new VersionWriter(collections);
  await writer.begin();
  const [former, next] = [shopOf(20, 1), new Map([...shopOf(20, 1), ...shopOf(5, 2)])];
  await write(writer, 1, changesBetween(new Map(), former));
  await write(writer, 2, changesBetween(former, next));
  const released = collectionAt(products, 2);
  const id = ObjectId.createFromHexString;
  const some = { $or: [{ price: { $gt: 1 } }, { price: 1, _id: { $gt: id(idAt(17)) } }] };
  const found = await released.find(some).sort({ price: 1, _id: -1 }).toArray();
  const places = found.map(({ _id }) => Number.parseInt(_id.toHexString(), 16));
  expect(places).toEqual([19, 18, 4, 3, 2, 1, 0]);
  expect(await released.findOne({ _id: id(idAt(3)) })).toEqual({ _id: id(idAt(3)), price: 2 });
  const priced = { projection: { price: 1 }, sort: { _id: 1 as const }, limit: 1 };
  expect(await released.find({}, priced).toArray()).toEqual([{ _id: id(idAt(0)), price: 2 }]);
  const ids = await released.find({ price: 2 }, { projection: { _id: 1 } }).toArray();
  expect(ids.map((one) => Object.keys(one))).toEqual(Array(5).fill(['_id']));
  expect(await released.countDocuments({ price: 2 })).toBe(5);
  const groups = [
    { $match: { _id: { $gt: id(idAt(2)) } } },
    { $group: { _id: '$price', count: { $sum: 1 } } },
  ];
  expect(await released.aggregate(groups).sort({ _id: 1 }).toArray()).toEqual([
    { _id: 1, count: 15 },
    { _id: 2, count: 2 },
  ]);
  expect(await collectionAt(products, 1).countDocuments({ price: 2 })).toBe(0);
});

test('documents of the version before become versions in all releases, even after an interrupted start', async () => {
  const former = database.db.collection<Document & { _id: ObjectId }>('shownProducts');
  const all = [...shopOf(MANY, 7)].map(([key, price]) => ({ _id: ObjectId.createFromHexString(key), price }));
  const states = collections.settings as unknown as Collection<{ _id: string }>;
  await former.insertMany(all);
  await states.insertOne({ _id: 'shown', content: { shop: {} }, currency: 'EUR' } as never);
  await former.rename('kept');
  await database.db
    .collection('kept')
    .aggregate([{ $limit: 100 }, { $out: 'shownProducts' }])
    .toArray();
  await makeVersionsOfShown(collections);
  await database.db.renameCollection('kept', 'shownProducts');
  await makeVersionsOfShown(collections);
  await makeVersionsOfShown(collections);
  for (const release of [1, 41]) expect(await readAt(release)).toEqual(shopOf(MANY, 7));
  expect(await states.findOne({ _id: 'shown' })).toBeNull();
  const content = await collectionAt(collections.releasedContent, 41).findOne({ _id: 'content' });
  expect(content).toMatchObject({ currency: 'EUR' });
  const names = await database.db.listCollections({}, { nameOnly: true }).toArray();
  expect(names.map(({ name }) => name)).not.toContain('shownProducts');
});
