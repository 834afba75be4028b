import { type CommandStartedEvent, type CommandSucceededEvent, MongoClient, type ObjectId } from 'mongodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Draft } from '../../src/modules/publishing/changes/draft.ts';
import { BATCH_SIZE } from '../../src/modules/publishing/changes/read-current.ts';
import type { VersionBatch } from '../../src/modules/publishing/released/version-changes.ts';
import { openShopDatabase } from '../database.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';
import { emptyShop, TestPublisher } from './shop-changes.ts';

const MANY = 2_000;
const VERY_MANY = 5_000;
const database = openShopDatabase();
const client = new MongoClient(database.uri, { monitorCommands: true });
const collections = collectionsOf(client.db(database.name));
const { products } = collections;

beforeEach(() => emptyShop(collections));
afterAll(() => client.close());

/** The database's work: documents sent and written, and the number of commands. */
interface Cost {
  commands: number;
  read: number;
  written: number;
}

/** Excludes the requests by which the change stream polls for changes. */
const isOfStream = (name: string, reply: { cursor?: { nextBatch?: unknown[] } }) =>
  name === 'getMore' && reply.cursor?.nextBatch?.length === 0;

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const cost = { commands: 0, read: 0, written: 0 };
  const streams = new Set<number>();
  const onStarted = ({ requestId, command }: CommandStartedEvent) => {
    if (command['maxTimeMS'] === undefined && command['collection'] === '$cmd.aggregate')
      streams.add(requestId);
  };
  const onSucceeded = ({ commandName, reply, requestId }: CommandSucceededEvent) => {
    if (streams.has(requestId) || isOfStream(commandName, reply as never)) return;
    const {
      cursor,
      n = 0,
      value,
    } = reply as { cursor?: Record<string, unknown[]>; n?: number; value?: unknown };
    cost.commands += 1;
    cost.read += (cursor?.['firstBatch'] ?? cursor?.['nextBatch'] ?? []).length;
    cost.written += commandName === 'findAndModify' ? Number(Boolean(value)) : n;
  };
  client.on('commandStarted', onStarted).on('commandSucceeded', onSucceeded);
  await work();
  client.off('commandStarted', onStarted).off('commandSucceeded', onSucceeded);
  return cost;
}

async function publishedShop(count: number): Promise<TestPublisher> {
  await insertProducts(database, count, (index) => ({ title: `Shirt ${index}`, createdAt: new Date(index) }));
  const publishing = await new TestPublisher(client, database.name, collections).start(null);
  await publishing.release();
  return publishing;
}

/**
 * Saves a product, and measures the cost of counting the change, of its release, and of moving a loaded shop to
 * that release and back.
 */
async function costsOfSave(publishing: TestPublisher): Promise<Record<string, Cost>> {
  const former = publishing.live as number;
  const catalogue = await publishing.catalogue();
  const told = publishing.told.length;
  await products.updateOne({ title: 'Shirt 7' }, { $set: { description: `Number ${former}` } });
  await eventually(() => expect(publishing.told.length).toBe(told + 1));
  const { changes } = publishing;
  let waiting = 0;
  const counted = await costOf(async () => {
    waiting = await changes.countWaiting(Date.now());
  });
  expect(waiting).toBe(1);
  const released = await costOf(() => publishing.release());
  const moved = await costOf(() => publishing.move(catalogue, former, former + 1));
  const movedBack = await costOf(() => publishing.move(catalogue, former + 1, former));
  return { counted, released, moved, movedBack };
}

test('a save costs the same in a shop of two thousand products as in one of twenty', async () => {
  const small = await publishedShop(20);
  const few = await costsOfSave(small);
  await small.changes.close();
  await emptyShop(collections);
  const large = await publishedShop(MANY);
  const many = await costsOfSave(large);
  expect(many).toEqual(few);
  expect(many['counted']?.read).toBeLessThan(10);
  expect(many['released']?.read).toBeLessThan(15);
  expect(many['released']?.written).toBeLessThan(8);
  expect(many['moved']?.read).toBeLessThan(10);
  await large.changes.close();
});

test('a full comparison reads both sides in small batches, only as fast as it is written', async () => {
  const made = await insertProducts(database, VERY_MANY);
  const publishing = await new TestPublisher(client, database.name, collections).start(null);
  let largest = 0;
  const draft = (await publishing.changes.draft('changes', Date.now())) as Draft;
  const batches = draft.batches as AsyncGenerator<VersionBatch>;
  const first = await costOf(async () => {
    const { value } = await batches.next();
    largest = value?.added.length ?? 0;
    await batches.return(undefined);
  });
  expect(largest).toBe(BATCH_SIZE);
  expect(first.read).toBeLessThan(2 * BATCH_SIZE + 500);
  expect((await publishing.release())?.counts.products).toBe(VERY_MANY);

  const edited = made.filter((_, place) => place % 1_000 === 0).map(({ _id }) => _id as ObjectId);
  await products.updateMany({ _id: { $in: edited } }, { $set: { title: 'Other' } });
  await products.deleteMany({ _id: { $in: made.slice(-300).map(({ _id }) => _id) } });
  await collections.releaseState.updateOne({ _id: 'state' }, { $unset: { shows: '' } });
  await publishing.changes.close();
  const next = await new TestPublisher(client, database.name, collections).start(1);
  expect((await next.release())?.counts.products).toBe(305);
  const { products: shown } = await next.catalogue();
  expect(shown).toHaveLength(VERY_MANY - 300);
  expect(shown.filter(({ title }) => title === 'Other')).toHaveLength(5);
});
