import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { namedFields } from '../../src/modules/catalogue/categories/category.ts';
import { ask, dataOf } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { rowOf } from '../history/many-changes.ts';
import { serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';

const app = serveApp();
const other = serveApp({ MONGODB_DB: app.name });
const { categories, products } = collectionsOf(app.db);
/** No follower misses a document that is committed within this time after its `createdAt`. */
const GUARANTEED_MS = 2_000;
const PAGE = `query ($first: Int!, $after: String, $direction: OrderDirection!) {
  categories(first: $first, after: $after, orderBy: { field: CREATED_AT, direction: $direction }) {
    nodes { id } pageInfo { endCursor hasNextPage }
  }
}`;

async function readPage(after: string | null, first = 100, direction = 'ASC') {
  const { nodes, pageInfo } = dataOf(await ask(app, PAGE, { first, after, direction })).categories;
  return { ids: nodes.map(({ id }: { id: string }) => id) as string[], ...pageInfo };
}

/**
 * Continues the list from its last cursor until a while after `until` has settled.
 * @returns all ids, including duplicates
 */
async function follow(until: Promise<unknown>): Promise<string[]> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const seen: string[] = [];
  let after: string | null = null;
  for (let isLast = false; ; isLast = isOver) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(after);
    seen.push(...page.ids);
    after = page.endCursor ?? after;
    if (isLast && !page.hasNextPage) return seen;
    await sleep(20);
  }
}

/** Deletes all categories, and creates five. */
async function createFew(): Promise<void> {
  await categories.deleteMany({});
  for (let index = 0; index < 5; index += 1) await createCategory(app, String(index));
  const past = Date.now() - 60_000;
  for (let index = 0; index < 5; index += 1)
    await categories.updateOne({ name: String(index) }, { $set: { createdAt: new Date(past + index) } });
}

/** Inserts a category in a slow transaction. @returns whether it was committed within the guaranteed time */
async function createSlowly(name: string, milliseconds: number): Promise<{ id: string; isInTime: boolean }> {
  const _id = new ObjectId();
  let createdAt = new Date();
  await inTransaction(app.client, async (session) => {
    createdAt = new Date();
    const category = { _id, ...namedFields(name), version: 1, createdAt, updatedAt: createdAt };
    await categories.insertOne(category, { session });
    await sleep(milliseconds);
  });
  return { id: _id.toHexString(), isInTime: Date.now() - createdAt.getTime() <= GUARANTEED_MS };
}

/** Creates a category. @returns whether it was committed within the guaranteed time */
async function createQuickly(server: typeof app, name: string): Promise<{ id: string; isInTime: boolean }> {
  const id = await createCategory(server, name);
  const answeredAt = Date.now();
  const { createdAt } = (await categories.findOne({ name })) ?? { createdAt: new Date(0) };
  return { id, isInTime: answeredAt - createdAt.getTime() <= GUARANTEED_MS };
}

it('a follower sees everything that two servers create at the same time', async () => {
  const creating = Promise.all(
    Array.from({ length: 100 }, (_, index) => createQuickly(index % 2 ? app : other, `Number ${index}`)),
  );
  const seen = await follow(creating);
  const created = await creating;
  expect(created.map(({ id }) => id)).toEqual(expect.arrayContaining(seen));
  const guaranteed = created.filter(({ isInTime }) => isInTime).map(({ id }) => id);
  expect(guaranteed.length).toBeGreaterThan(0);
  expect(seen).toEqual(expect.arrayContaining(guaranteed));
});

it('a follower sees items committed up to two seconds after their creation, behind newer ones', async () => {
  for (let round = 1; ; round += 1) {
    const slow = createSlowly(`Slow ${round}`, 1_000);
    await sleep(200);
    const quick = await createCategory(app, `Quick ${round}`);
    const seen = await follow(slow);
    const { id, isInTime } = await slow;
    // On a busy machine the commit may take too long.
    if (!isInTime) continue;
    expect(seen).toEqual(expect.arrayContaining([quick, id]));
    return;
  }
});

it('paging through the list returns each item once; only the cursor at its end overlaps', async () => {
  await createFew();
  // Makes two items look as if they were just created, however long this test takes.
  await categories.updateMany(
    { name: { $in: ['3', '4'] } },
    { $set: { createdAt: new Date(Date.now() + 60_000) } },
  );
  const seen: string[] = [];
  let after: string | null = null;
  let page: Awaited<ReturnType<typeof readPage>>;
  do {
    page = await readPage(after, 2);
    seen.push(...page.ids);
    after = page.endCursor;
  } while (page.hasNextPage);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(5);
  expect((await readPage(after)).ids).toEqual(seen.slice(3));
});

it('a list whose newest item is older than two seconds does not overlap, nor does one with the newest first', async () => {
  await createFew();
  const newest = await readPage(null, 100, 'DESC');
  expect((await readPage(newest.endCursor, 100, 'DESC')).ids).toEqual([]);
  const { endCursor } = await readPage(null);
  expect((await readPage(endCursor)).ids).toEqual([]);
});

it('imported products are in the order of the file, the first as the newest', async () => {
  await createCategory(app, 'Shawls');
  const titles = Array.from({ length: 120 }, (_, index) => `Row ${index}`);
  await importFile(app, fileOf(titles.map((title) => rowOf(title))));
  const found = await products.find({ title: /^Row / }).sort({ createdAt: -1, _id: -1 }).toArray();
  expect(found.map(({ title }) => title)).toEqual(titles);
});
