import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { startServer } from '../../src/app/server.ts';
import { type Collections, collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { newKey, openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, spawnServer } from '../serve.ts';
import {
  collectEnds,
  keepAbandonedTransactions,
  type RunningMongod,
  startGuardedMongod,
} from './standalone-mongod.ts';

/** `FAILURE_ROUNDS` repeats each failure, for measurements. */
const ROUNDS = Number(process.env['FAILURE_ROUNDS'] ?? 1);
/** How long the database is paused, which is longer than calls wait for it. */
const PAUSE_MS = 5_000;
/** The target on an otherwise idle machine. It is checked only if there are several rounds. */
const TARGET_MS = 3_000;
const SHOPPERS = 6;
/** The number of acknowledged orders to send again. */
const SENT_AGAIN = 20;
const SERVER = join(import.meta.dirname, '../publishing/server.fixture.ts');
const PASSWORD = 'ver7-Secret';
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'orders-after-failures-'));
let mongod: RunningMongod;
let environment: Record<string, string>;
let app: { url: string };
let input: object;
let collections: Collections;
let ordered = 0;

beforeAll(async () => {
  const { atEnd, endAll } = collectEnds();
  mongod = await startGuardedMongod(PASSWORD, atEnd);
  const MONGODB_URI = `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`;
  const client = new MongoClient(MONGODB_URI, { readConcern: { level: 'majority' } });
  atEnd(() => client.close());
  collections = collectionsOf(client.db('storefront'));
  // Prevents MongoDB from cleaning up after a failure, so that only the shop does it.
  await keepAbandonedTransactions(client);
  environment = { MONGODB_URI, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') };
  const settings = { ...environment, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' };
  const server = await startServer(settings, undefined, undefined, { ...BUILT, site });
  atEnd(async () => {
    await server.stop(true);
    rmSync(dataDir, { recursive: true, force: true });
  });
  app = server;
  await openShop(app);
  const product = await sell(app, 'Shawl', 100, 1_000_000);
  input = await orderOf(app, [{ variantId: product.id, quantity: 1 }]);
  return endAll;
});

/** Places orders until it is stopped, retrying each until it is placed. @returns when each was placed */
function shop(at: { url: string }) {
  const placedAt: number[] = [];
  const answered: string[] = [];
  const open = new Set<string>();
  let isOver = false;
  const shopper = async () => {
    while (!isOver) {
      const key = newKey();
      open.add(key);
      while (!(await isPlaced(at, input, key))) {
        if (isOver) return;
        await sleep(50);
      }
      open.delete(key);
      answered.push(key);
      placedAt.push(performance.now());
    }
  };
  const shopping = Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return {
    placedAt,
    /** Resends unanswered orders, and the latest answered ones. Each key must belong to one order. */
    stop: async () => {
      isOver = true;
      await shopping;
      for (const key of [...open, ...answered.slice(-SENT_AGAIN)])
        expect((await place(app, input, key)).errors).toEqual([]);
      ordered += open.size + answered.length;
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

async function expectAgreement(): Promise<void> {
  const numbers = (await collections.orders.find().sort({ number: 1 }).toArray()).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: ordered }, (_, index) => (numbers[0] ?? 0) + index));
  const faults: string[] = [];
  for await (const fault of checkData(collections)) faults.push(fault);
  expect(faults).toEqual([]);
}

function expectTarget(waits: readonly number[]): void {
  if (ROUNDS === 1) return;
  process.stdout.write(`${waits.map(Math.round).join(', ')} ms until the next order\n`);
  expect(Math.max(...waits)).toBeLessThan(TARGET_MS);
}

describe('orders', () => {
  it('can be placed after the database was paused', async () => {
    const shopping = shop(app);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await eventually(() => expect(shopping.placedAt.length).toBeGreaterThan(20));
      await sleep(Math.random() * 500);
      mongod.signal('SIGSTOP');
      await sleep(PAUSE_MS);
      mongod.signal('SIGCONT');
      waits.push(await msUntilNextOrder(shopping.placedAt, performance.now()));
    }
    await shopping.stop();
    await expectAgreement();
    expectTarget(waits);
  });

  it('can be placed after one of two servers was killed', async () => {
    const shopping = shop(app);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = spawnServer({
        environment,
        script: { path: SERVER, arguments: [site], readyLine: /^Ready at (\S+)$/m },
      });
      const atOther = shop({ url: await other.url });
      await eventually(() => expect(atOther.placedAt.length).toBeGreaterThan(20));
      await other.kill('process');
      waits.push(await msUntilNextOrder(shopping.placedAt, performance.now()));
      await atOther.stop();
    }
    await shopping.stop();
    await expectAgreement();
    expectTarget(waits);
  });
});
