import { type Collection, type Document, ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { collectionsOf, createIndexes } from '../../src/app/shop/collections.ts';
import { collectionAt } from '../../src/kernel/mongodb/versions.ts';
import { idsBetween } from '../../src/modules/publishing/released/read-versions.ts';
import type { VersionBatch } from '../../src/modules/publishing/released/version-changes.ts';
import { VersionWriter, WriterReplaced } from '../../src/modules/publishing/released/version-writer.ts';
import { openTestDatabase } from '../database.ts';

const database = openTestDatabase();
const collections = collectionsOf(database.db);
const { releaseState } = collections;
const products = collections.releasedProducts as unknown as Collection<Document>;

beforeEach(async () => {
  await products.deleteMany({});
  await releaseState.deleteMany({});
  await createIndexes(collections);
});

const ids = Array.from({ length: 5 }, () => new ObjectId());
const [kept, changed, removed, added] = ids as [ObjectId, ObjectId, ObjectId, ObjectId];

const version = (id: ObjectId, title: string) => ({ id, hash: title, fields: () => ({ title }) });

async function* batches(...all: VersionBatch[]): AsyncGenerator<VersionBatch> {
  yield* all;
}

const of = (adding: VersionBatch['added'], removing: ObjectId[] = []): VersionBatch => ({
  kind: 'products',
  added: adding,
  removed: removing,
});

const first = () => batches(of([kept, changed, removed].map((id) => version(id, 'first'))));
const second = () => batches(of([version(changed, 'second'), version(added, 'second')]), of([], [removed]));

async function readAt(release: number): Promise<string[]> {
  const found = await collectionAt(collections.releasedProducts, release).find().toArray();
  return found.map(({ _id, title }) => `${ids.findIndex((id) => id.equals(_id))} ${title}`).sort();
}

const FIRST = ['0 first', '1 first', '2 first'];
const SECOND = ['0 first', '1 second', '3 second'];

async function writerWithFirst(): Promise<VersionWriter> {
  const writer = new VersionWriter(collections);
  await writer.begin();
  await writer.stage(async () => 1, first());
  await writer.complete(1, null);
  return writer;
}

test('an undone part of a staged release keeps its former version, and new items are left out', async () => {
  const writer = await writerWithFirst();
  const staged = await writer.stage(async () => 2, second());
  expect(staged).toMatchObject({ number: 2, counts: { products: 3 } });
  expect(await readAt(2)).toEqual(SECOND);
  for (const id of [changed, added, removed]) await writer.takeBack(2, 'products', id);
  expect(await readAt(2)).toEqual(FIRST);
  await writer.complete(2, null);
  expect(await readAt(1)).toEqual(FIRST);
  expect(await products.countDocuments()).toBe(3);
  await writer.stage(async () => 3, second());
  await writer.complete(3, null);
  expect(await readAt(3)).toEqual(SECOND);
});

test('the first release is written without the indexes for readers, and gets them before it is complete', async () => {
  await products.drop();
  await createIndexes(collections);
  const late = ['facets_createdAt', 'handles', 'sellingPrice', 'titleKey'];
  const created = async () => {
    const names = (await products.indexes()).map(({ name }) => name);
    return late.filter((name) => names.includes(name));
  };
  const writer = new VersionWriter(collections);
  await writer.begin();
  await writer.stage(async () => 1, first());
  await createIndexes(collections);
  expect(await created()).toEqual([]);
  await writer.complete(1, null);
  expect(await created()).toEqual(late);
  await products.dropIndex('titleKey');
  await createIndexes(collections);
  expect(await created()).toEqual(late);
});

test('if nothing differs no release number is used', async () => {
  const writer = await writerWithFirst();
  const takeNumber = () => Promise.reject(new Error('A number was taken.'));
  expect(await writer.stage(takeNumber, batches(of([]), of([], [])))).toBeNull();
});

test('a release that fails while it is staged is undone by the next release, by an undo, and by another writer', async () => {
  const writer = await writerWithFirst();
  async function* failing(): AsyncGenerator<VersionBatch> {
    yield* second();
    throw new Error('Lost');
  }
  await expect(writer.stage(async () => 2, failing())).rejects.toThrow('Lost');
  expect(await readAt(1)).toEqual(FIRST);
  await writer.stage(async () => 3, second());
  expect(await products.countDocuments({ from: 2 })).toBe(0);
  await writer.undo();
  expect(await readAt(3)).toEqual(FIRST);
  await writer.stage(async () => 4, second());
  const other = new VersionWriter(collections);
  expect(await other.begin()).toBe(1);
  expect(await readAt(4)).toEqual(FIRST);
  await expect(writer.takeBack(4, 'products', changed)).rejects.toThrow(WriterReplaced);
  await expect(writer.complete(4, null)).rejects.toThrow(WriterReplaced);
  await expect(writer.undo()).rejects.toThrow(WriterReplaced);
});

test('the differences between two releases are unknown once versions between them were deleted', async () => {
  const writer = await writerWithFirst();
  await writer.stage(async () => 2, second());
  await writer.complete(2, null);
  const names = async (from: number, to: number) => [
    ...((await idsBetween(collections, from, to))?.products ?? []),
  ];
  const three = [changed, added, removed].map((id) => id.toHexString()).sort();
  expect((await names(1, 2)).sort()).toEqual(three);
  expect((await names(2, 1)).sort()).toEqual(three);
  expect(await names(2, 2)).toEqual([]);
  await releaseState.updateOne({ _id: 'state' }, { $set: { oldest: 2 } });
  expect(await idsBetween(collections, 1, 2)).toBeNull();
  expect(await names(2, 3)).toEqual([]);
});
