import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { namedFields } from '../../src/catalogue/categories/category.ts';
import { type Collections, collectionsOf, createIndexes } from '../../src/catalogue/collections.ts';
import { CreationOrder } from '../../src/catalogue/creation-order.ts';
import { readPage } from '../../src/catalogue/list/page.ts';
import { ScanLimit } from '../../src/catalogue/list/scans.ts';
import { openTestDatabase } from '../database.ts';

const { db } = openTestDatabase();
const collections = collectionsOf(db);
const COUNT = 300;
const OLDEST_FIRST = { field: 'createdAt', direction: 1 } as const;

it('a follower of the list sees everything that two servers create at the same time, and nothing twice', async () => {
  await createIndexes(collections);
  const servers = [new CreationOrder(collections), new CreationOrder(collections)];
  let isDone = false;
  const following = follow(() => isDone);
  const creating = Array.from({ length: COUNT }, (_, index) => {
    const create = () => createCategory(servers[index % 2] as CreationOrder, `Number ${index}`);
    // Some one after the other, some together.
    return index % 10 === 0 ? create() : Promise.resolve().then(create);
  });
  const created = await Promise.all(creating);
  isDone = true;
  expect((await following).toSorted()).toEqual(created.toSorted());
});

it('one that cannot be written does not take others with it', async () => {
  const order = new CreationOrder(collections);
  const twin = new ObjectId();
  const outcomes = await Promise.allSettled([
    createCategory(order, 'first', twin),
    createCategory(order, 'second'),
    createCategory(order, 'third', twin),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

it('goes on from the last moment there was, also when the clock is behind it', async () => {
  const ahead = new Date(Date.now() + 3_600_000);
  await collections.creations.updateOne({ _id: 'last' }, { $set: { at: ahead } });
  const moments = await new CreationOrder(collections).create(2, async (nextMoment) => [
    nextMoment().getTime(),
    nextMoment().getTime(),
  ]);
  expect(moments).toEqual([ahead.getTime() + 1, ahead.getTime() + 2]);
});

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
