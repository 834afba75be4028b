import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { imageFiles } from '../../src/kernel/images/image-store.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { type ReplicaSetOfThree, startReplicaSetOfThree } from '../embedded/replica-set-of-three.ts';
import { drawImage } from '../sample-images/draw.ts';

const PRODUCTS = 160;
const AT_A_TIME = 8;
const KILL_AFTER = 40;
const CACHE_MAY_LAG_MS = 1_000;

let set: ReplicaSetOfThree;
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'failover-'));
  set = await startReplicaSetOfThree();
  server = await startServer({ MONGODB_URI: set.uri, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await server?.stop();
  await set?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

test('every acknowledged product exists once when the primary is killed during many creations', async () => {
  const category = await createCategory();
  const acknowledged: string[] = [];
  let next = 0;
  let kill: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (next < PRODUCTS) {
      const title = `Product ${next++}`;
      if (await createProduct(title, category)) acknowledged.push(title);
      if (acknowledged.length >= KILL_AFTER) kill ??= set.killPrimary();
    }
  }
  let isDone = false;
  const following = readWhatOthersWrite(() => isDone);
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  await kill;
  isDone = true;
  expect(await following, 'answers from before a change that was acknowledged a second ago').toEqual([]);

  const stored = await readProducts();
  const titles = stored.map(({ title }) => title);
  expect(titles.length, 'products stored twice').toBe(new Set(titles).size);
  expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([]);
  // The set has no primary only for a moment, so most creations succeed.
  expect(acknowledged.length).toBeGreaterThan(PRODUCTS - 5 * AT_A_TIME);

  const files = await readdir(join(dataDir, 'uploads'), { recursive: true });
  const names = new Set(files.map((file) => file.split('/').at(-1)));
  const needed = stored.flatMap(({ images }) =>
    images.flatMap(({ hash }) => Object.values(imageFiles(hash))),
  );
  expect(needed.filter((file) => !names.has(file))).toEqual([]);
});

/**
 * Changes a category directly in the database, and requests the category once the server must no longer use
 * cached responses.
 */
async function readWhatOthersWrite(isDone: () => boolean): Promise<string[]> {
  await using client = new MongoClient(set.uri, { writeConcern: { w: 'majority' } });
  const categories = client.db('storefront').collection('categories');
  const stale: string[] = [];
  for (let round = 1; !isDone(); round += 1) {
    const name = `Round ${round}`;
    const isWritten = await categories.updateOne({}, { $set: { name } }).then(
      ({ matchedCount }) => matchedCount === 1,
      () => false,
    );
    if (!isWritten) continue;
    // Wait as long as the server may use its cache without a response from the database.
    await sleep(CACHE_MAY_LAG_MS);
    const { status, text } = await readCategories();
    if (status === 200 && !text.includes(`"${name}"`)) stale.push(`${name}: ${text}`);
  }
  return stale;
}

async function readCategories(): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}/api/category/list`);
  return { status: answer.status, text: await answer.text() };
}

async function createCategory(): Promise<string> {
  const answer = await fetch(`${server.url}/api/category/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Failover' }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/**
 * Creates a product.
 * @returns whether the server acknowledged it.
 */
async function createProduct(title: string, category: string): Promise<boolean> {
  const form = new FormData();
  const fields = {
    title,
    description: 'Made while a node dies.',
    regular_price: '20',
    selling_price: '10',
    category,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('images[]', new Blob([new Uint8Array(await drawImage('png', 16, 12))]), 'noise.png');
  const answer = await fetch(`${server.url}/api/product/add`, { method: 'POST', body: form });
  await answer.arrayBuffer();
  return answer.status === 200;
}

async function readProducts(): Promise<Product[]> {
  await using client = new MongoClient(set.uri);
  return await client
    .db('storefront')
    .collection<Product>('products')
    .find({}, { readConcern: { level: 'majority' } })
    .toArray();
}
