import { setTimeout as sleep } from 'node:timers/promises';
import { Long, ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Collections, collectionsOf } from '../../src/app/shop/collections.ts';
import { ScanLimit } from '../../src/kernel/list/scans.ts';
import { namedFields } from '../../src/modules/catalogue/categories/category.ts';
import { CreationOrder } from '../../src/modules/catalogue/creation-order.ts';
import { readPage } from '../../src/modules/catalogue/list/page.ts';
import { openShopDatabase } from '../database.ts';

const { db } = openShopDatabase();
const collections = collectionsOf(db);
const COUNT = 300;
const OLDEST_FIRST = { field: 'createdAt', direction: 1 } as const;

const SHARED = { isAlone: false };
const ALONE = { isAlone: true };

beforeEach(async () => {
  await collections.categories.deleteMany();
});

it.each([
  ['two servers create', [new CreationOrder(collections, SHARED), new CreationOrder(collections, SHARED)]],
  ['the server of an embedded database creates', [new CreationOrder(collections, ALONE)]],
])(
  'a follower of the list sees everything that %s at the same time, and nothing twice',
  async (_, servers) => {
    let isDone = false;
    const following = follow(() => isDone);
    const creating = Array.from({ length: COUNT }, (_, index) => {
      const create = () =>
        createCategory(servers[index % servers.length] as CreationOrder, `Number ${index}`);
      // Some one after the other, some together.
      return index % 10 === 0 ? create() : Promise.resolve().then(create);
    });
    const created = await Promise.all(creating);
    isDone = true;
    expect((await following).toSorted()).toEqual(created.toSorted());
  },
);

it('a creation waits for another server that takes seconds', async () => {
  const order = new CreationOrder(collections, SHARED);
  await createCategory(order, 'first');
  const slow = db.client.startSession();
  slow.startTransaction();
  await collections.creations.updateOne({ _id: 'last' }, { $set: { at: new Date() } }, { session: slow });
  const creating = createCategory(order, 'second');
  await sleep(3000);
  await slow.commitTransaction();
  await slow.endSession();
  expect(await creating).toMatch(/^[0-9a-f]{24}$/);
});

it.each([SHARED, ALONE])('one that cannot be written does not take others with it (%o)', async (servers) => {
  const order = new CreationOrder(collections, servers);
  const twin = new ObjectId();
  const outcomes = await Promise.allSettled([
    createCategory(order, 'first', twin),
    createCategory(order, 'second'),
    createCategory(order, 'third', twin),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

it.each([SHARED, ALONE])(
  'goes on from the last moment there was, also when the clock is behind it (%o)',
  async (servers) => {
    const ahead = new Date(Date.now() + 3_600_000);
    await collections.creations.updateOne({ _id: 'last' }, { $set: { at: ahead } }, { upsert: true });
    expect(await twoMoments(new CreationOrder(collections, servers))).toEqual([
      ahead.getTime() + 1,
      ahead.getTime() + 2,
    ]);
  },
);

it('goes on after the newest, which may be gone, when a server stopped and its clock was set back', async () => {
  const ahead = Date.now() + 7_200_000;
  vi.useFakeTimers({ now: ahead, toFake: ['Date'] });
  const stopping = new CreationOrder(collections, ALONE);
  const id = await createCategory(stopping, 'newest');
  vi.useRealTimers();
  expect(await twoMoments(new CreationOrder(collections, ALONE))).toEqual([ahead + 1, ahead + 2]);
  await stopping.close();
  await collections.categories.deleteOne({ _id: ObjectId.createFromHexString(id) });
  expect(await twoMoments(new CreationOrder(collections, ALONE))).toEqual([ahead + 1, ahead + 2]);
});

it('what a hung database does late is refused once something newer was created', async () => {
  const order = new CreationOrder(collections, ALONE);
  const session = await order.create(1, async (_, own) => own);
  await createCategory(order, 'newer');
  const { txnNumber = 0 } = session.serverSession ?? {};
  const late = {
    insert: 'categories',
    documents: [{ name: 'late' }],
    txnNumber: Long.fromNumber(txnNumber - 1),
  };
  await expect(db.command(late, { session })).rejects.toThrow('a newer transaction');
});

function twoMoments(order: CreationOrder): Promise<number[]> {
  return order.create(2, async (nextMoment) => [nextMoment().getTime(), nextMoment().getTime()]);
}

function createCategory(order: CreationOrder, name: string, _id = new ObjectId()): Promise<string> {
  return order.create(1, async (nextMoment, session) => {
    const createdAt = nextMoment();
    const category = { _id, ...namedFields(name), version: 1, createdAt, updatedAt: createdAt };
    await collections.categories.insertOne(category, { session });
    return _id.toHexString();
  });
}

/** Reads the list on from the last cursor, again and again. */
async function follow(isDone: () => boolean, { categories }: Collections = collections): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  for (let isLast = false; ; isLast = isDone()) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      categories,
      { first: 100, offset: 0, after, order: OLDEST_FIRST, facets: [] },
      new ScanLimit().forRequest(() => {}),
    );
    seen.push(...page.nodes.map(({ _id }) => _id.toHexString()));
    after = page.pageInfo.endCursor ?? after;
    if (isLast && page.nodes.length === 0) return seen;
  }
}
