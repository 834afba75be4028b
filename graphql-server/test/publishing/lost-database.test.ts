import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { usePatientTimeouts, useRealTimeouts } from '../kernel/patient-timeouts.ts';
import { type RunningMongod, startGuardedMongod } from '../lifecycle/standalone-mongod.ts';
import { eventually } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { holdPages, makeSmallSite } from './small-site.ts';

const NO_ANSWER = 'The database is not responding right now. Try again in a few seconds.';
const PASSWORD = 'ver7-Secret';
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'lost-database-'));
const lines: string[] = [];
let endMongod = async () => {};
let mongod: RunningMongod;
let server: RunningServer;
let client: MongoClient;
let shop: LiveShop;

beforeAll(useRealTimeouts);
afterAll(usePatientTimeouts);
beforeAll(async () => {
  mongod = await startGuardedMongod(PASSWORD, (end) => {
    endMongod = end;
  });
  const uri = `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`;
  const environment = {
    ...{ MONGODB_URI: uri, MONGODB_DB: 'shop', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' },
  };
  server = await startServer(environment, (line) => lines.push(line), undefined, { ...BUILT, site });
  client = new MongoClient(uri);
  shop = new LiveShop({ url: server.url, db: client.db('shop') } as LiveShop['app']);
  await shop.add('Red shoe');
  await shop.goLive();
});
afterAll(async () => {
  mongod?.signal('SIGCONT');
  await server?.stop();
  await client?.close();
  await endMongod();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Breakdown {
  lose(): unknown;
  /** Ends the failure, if it does not end by itself. */
  find(): unknown;
}

const BREAKDOWNS: [string, Breakdown][] = [
  ['the database hangs', { lose: () => mongod.signal('SIGSTOP'), find: () => mongod.signal('SIGCONT') }],
  ['the database is killed', { lose: () => mongod.kill(), find: () => mongod.restart() }],
];

/** Starts a publish that cannot finish before its pages are released. */
async function beginPublish(title: string): Promise<() => void> {
  const letGo = holdPages(site);
  await shop.add(title);
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ state: 'PUBLISHING' }));
  return letGo;
}

test.each(BREAKDOWNS)(
  'when %s in the middle of a publish, what is live stays, and then it goes on by itself',
  async (title, { lose, find }) => {
    const path = `/product/${title.replaceAll(' ', '-')}`;
    const letGo = await beginPublish(title);
    lines.length = 0;
    await lose();
    letGo();
    await eventually(() => expect(lines.join('\n')).toContain(NO_ANSWER));
    expect((await shop.get('/product/red-shoe')).status).toBe(200);
    // It is unknown whether the page exists.
    expect([404, 503]).toContain((await shop.get(path)).status);

    await find();
    await eventually(async () => expect((await shop.get(path)).status).toBe(200));
    expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
    expect(await currentRelease()).toBe((await shop.storefront()).release);
  },
);

test('when the primary steps down during a publish, publishing continues with the next primary', async () => {
  const letGo = await beginPublish('Blue hat');
  await client.db('admin').command({ replSetStepDown: 1, secondaryCatchUpPeriodSecs: 0, force: true });
  letGo();
  await eventually(async () => expect((await shop.get('/product/blue-hat')).status).toBe(200));
  expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
  expect((await shop.get('/product/red-shoe')).status).toBe(200);
  expect(await currentRelease()).toBe((await shop.storefront()).release);
});

async function currentRelease(): Promise<number | undefined> {
  return (await shop.releases()).find(({ isCurrent }) => isCurrent)?.number;
}
