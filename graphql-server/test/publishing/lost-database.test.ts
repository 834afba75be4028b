import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { BUILT } from '../../src/http/static-files.ts';
import { startServer } from '../../src/server.ts';
import { startGuardedMongod } from '../lifecycle/standalone-mongod.ts';
import { eventually } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { holdPages, makeSmallSite } from './small-site.ts';

const NO_ANSWER = 'The database does not answer at the moment: try again in a few seconds.';
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'lost-database-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('while the database hangs in the middle of a publish, what is live stays, and then it goes on by itself', async () => {
  const mongod = await startGuardedMongod('ver7-Secret');
  const uri = `mongodb://root:ver7-Secret@${mongod.host}/?replicaSet=guarded&authSource=admin`;
  const environment = {
    ...{ MONGODB_URI: uri, MONGODB_DB: 'shop', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' },
  };
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = await startServer(environment, log, undefined, { ...BUILT, site });
  const client = new MongoClient(uri);
  onTestFinished(async () => {
    mongod.signal('SIGCONT');
    await server.stop();
    await client.close();
  });
  const shop = new LiveShop({ url: server.url, db: client.db('shop') } as LiveShop['app']);
  await shop.add('Red shoe');
  await shop.goLive();

  const letGo = holdPages(site);
  await shop.add('Blue hat');
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ state: 'PUBLISHING' }));
  mongod.signal('SIGSTOP');
  letGo();
  await eventually(() => expect(lines).toContain(NO_ANSWER));
  expect((await shop.get('/product/red-shoe')).status).toBe(200);
  expect((await shop.get('/product/blue-hat')).status).toBe(404);

  mongod.signal('SIGCONT');
  await eventually(async () => expect((await shop.get('/product/blue-hat')).status).toBe(200));
  expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
});
