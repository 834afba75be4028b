import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkData } from '../../src/app/shop/check-data.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { newKey, openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, spawnServer } from '../serve.ts';
import { startGuardedMongod } from './standalone-mongod.ts';

/** `FAILURE_ROUNDS` repeats each failure, to measure. */
const ROUNDS = Number(process.env['FAILURE_ROUNDS'] ?? 1);
const PAUSE_MS = 5_000;
/** The target of a shop, on a machine that does nothing else. */
const TARGET_MS = 3_000;
/** MongoDB itself ends an abandoned transaction after 60 to 90 seconds. */
const LIMIT_MS = ROUNDS > 1 ? TARGET_MS : 20_000;
const SHOPPERS = 6;
const SERVER = join(import.meta.dirname, '../publishing/server.fixture.ts');
const PASSWORD = 'ver7-Secret';
const site = makeSmallSite();

async function startShop() {
  const mongod = await startGuardedMongod(PASSWORD);
  const uri = `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`;
  const spawn = () =>
    spawnServer({
      environment: { MONGODB_URI: uri, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') },
      script: { path: SERVER, arguments: [site], readyLine: /^Ready at (\S+)$/m },
    });
  const server = spawn();
  const app = { url: await server.url };
  await openShop(app);
  const product = await sell(app, 'Shawl', 100, 1_000_000);
  const input = await orderOf(app, [{ variantId: product.id, quantity: 1 }]);
  const client = new MongoClient(uri);
  onTestFinished(() => client.close());
  return { mongod, spawn, app, input, collections: collectionsOf(client.db('storefront')) };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

/** Places orders until it is told to stop, each until it is placed. @returns when each was placed, and their keys */
function shop(app: { url: string }, input: object) {
  const placedAt: number[] = [];
  const keys: string[] = [];
  let isOver = false;
  const shopper = async () => {
    while (!isOver) {
      const key = newKey();
      keys.push(key);
      while (!(await isPlaced(app, input, key)) && !isOver) await sleep(50);
      placedAt.push(performance.now());
    }
  };
  const shopping = Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return {
    placedAt,
    /** Sends what has no answer yet again, at a server that runs. @returns how many orders there are */
    stop: async (running = app) => {
      isOver = true;
      await shopping;
      for (const key of keys) expect((await place(running, input, key)).errors).toEqual([]);
      return keys.length;
    },
  };
}

function isPlaced(app: { url: string }, input: object, key: string): Promise<boolean> {
  return place(app, input, key).then(
    ({ data }) => Boolean(data?.order),
    () => false,
  );
}

async function msUntilNextOrder(placedAt: readonly number[], since: number): Promise<number> {
  await eventually(() => expect(placedAt.at(-1)).toBeGreaterThan(since));
  return (placedAt.find((at) => at > since) ?? since) - since;
}

async function expectAgreement({ collections }: Shop, count: number): Promise<void> {
  const numbers = (await collections.orders.find().sort({ number: 1 }).toArray()).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => (numbers[0] ?? 0) + index));
  const faults: string[] = [];
  for await (const fault of checkData(collections)) faults.push(fault);
  expect(faults).toEqual([]);
}

describe('orders', () => {
  it('are placed again soon after the database was paused', { timeout: 900_000 }, async () => {
    const running = await startShop();
    const { mongod, app, input } = running;
    const shopping = shop(app, input);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(500 + Math.random() * 500);
      mongod.signal('SIGSTOP');
      await sleep(PAUSE_MS);
      mongod.signal('SIGCONT');
      waits.push(await msUntilNextOrder(shopping.placedAt, performance.now()));
    }
    await expectAgreement(running, await shopping.stop());
    if (ROUNDS > 1) process.stdout.write(`After a pause: ${waits.map(Math.round).join(', ')} ms\n`);
    expect(Math.max(...waits)).toBeLessThan(LIMIT_MS);
  });

  it('are placed again soon after one of two servers was killed', { timeout: 900_000 }, async () => {
    const running = await startShop();
    const { spawn, app, input } = running;
    const shopping = shop(app, input);
    const waits: number[] = [];
    let others = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = spawn();
      const atOther = shop({ url: await other.url }, input);
      await eventually(() => expect(atOther.placedAt.length).toBeGreaterThan(20));
      await other.kill('process');
      waits.push(await msUntilNextOrder(shopping.placedAt, performance.now()));
      others += await atOther.stop(app);
    }
    await expectAgreement(running, others + (await shopping.stop()));
    if (ROUNDS > 1) process.stdout.write(`After a kill: ${waits.map(Math.round).join(', ')} ms\n`);
    expect(Math.max(...waits)).toBeLessThan(LIMIT_MS);
  });
});
