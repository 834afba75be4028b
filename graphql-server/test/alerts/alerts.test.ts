import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { shopAt } from '../../src/app/backup/shop.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { temporaryFolder } from '../backup/copies.ts';
import { openTestDatabase } from '../database.ts';
import { mongodsOf } from '../embedded/data-folder.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { createCategory, imageFile, productInput, tryCreateProduct } from '../graphql/shop.ts';
import { canMount, fill, mountSmallDisk } from '../lifecycle/small-disk.ts';
import { LiveShop } from '../publishing/live-shop.ts';
import { makeSmallSite, putRenderer } from '../publishing/small-site.ts';
import { eventually, serveApp, spawnServer } from '../serve.ts';
import { spoil } from '../storage/faults.ts';
import { serveObjectStore } from '../storage/object-store.ts';
import { holds, readRules, type Scrape, scrape } from './rules.ts';

const rules = readRules();
const NOTHING: Scrape = new Map();
/** The names of all alerts, each of which is tested below. */
const ALERTS = [
  ...['MelaDown', 'MelaDatabaseLost', 'MelaServerErrors', 'MelaPublishingFailed', 'MelaObjectStoreFails'],
  ...['MelaMailWaits', 'MelaMailFailed', 'MelaWebhookFailed', 'MelaWebhookPaused'],
  ...['MelaWebhookWaits', 'MelaFailedSignIns', 'MelaDiskFillsUp', 'MelaReadOnly', 'MelaBackupTooOld'],
  ...['MelaLatePayment', 'MelaRefundWaits', 'MelaInvoicesWait', 'MelaPaymentChecksFail', 'MelaStrayPayment'],
];
const spoiled = spoil(serveObjectStore());
const site = makeSmallSite();
// `spoil` fills in the environment when the store has started, so this assigns to the same object.
const app = serveApp(Object.assign(spoiled.environment, { PRIVATE_NETWORKS: '127.0.0.1' }), site);
const shop = new LiveShop(app);
const database = openTestDatabase();

/** The alerts whose expressions are true. */
function firing(now: Scrape, before = NOTHING): string[] {
  return [...rules].filter(([, expression]) => holds(expression, now, before)).map(([name]) => name);
}

test('each rule has a test', () => {
  expect([...rules.keys()].sort()).toEqual(ALERTS.toSorted());
});

test('a healthy shop has no alert except the missing backup, and none once it has one', async () => {
  const before = await scrape(app.url);
  expect(firing(await scrape(app.url), before).filter(isNotOfMachine)).toEqual(['MelaBackupTooOld']);
  const { uri, name, dataDir } = app;
  const config = readConfig({
    MONGODB_URI: uri,
    MONGODB_DB: name,
    DATA_DIR: dataDir,
    ...spoiled.environment,
  });
  await backUp(shopAt(config, app.client), join(await temporaryFolder(), 'shop.tar.zst'));
  expect(firing(await scrape(app.url), before).filter(isNotOfMachine)).toEqual([]);
  expect((await scrape(app.url)).get('mela_info{version="0.1.0"}')).toBe(1);
});

/** Whether an alert does not depend on the test machine, whose disk may be nearly full. */
function isNotOfMachine(alert: string): boolean {
  return alert !== 'MelaDiskFillsUp';
}

test('a failing object store, and requests that fail because of it, raise alerts', async () => {
  const category = await createCategory(app, 'Saris');
  const before = await scrape(app.url);
  spoiled.fault = () => 'answers 500';
  await tryCreateProduct(app, productInput(category), [await imageFile()]);
  const failures = ['MelaServerErrors', 'MelaObjectStoreFails'];
  await eventually(async () =>
    expect(firing(await scrape(app.url), before)).toEqual(expect.arrayContaining(failures)),
  );
  spoiled.fault = () => undefined;
});

test('unpublished changes raise an alert until they are live', async () => {
  await shop.add('Red shoe');
  await shop.goLive();
  expect(firing(await scrape(app.url))).not.toContain('MelaPublishingFailed');
  rmSync(join(site, '.renderer/entry.mjs'));
  await shop.add('Blue shoe');
  await eventually(async () => expect(firing(await scrape(app.url))).toContain('MelaPublishingFailed'));
  putRenderer(site);
  await eventually(async () => expect(firing(await scrape(app.url))).not.toContain('MelaPublishingFailed'));
});

test('a webhook that nobody accepts raises an alert, another once a message is given up, and another once it is paused', async () => {
  const set = 'mutation ($url: String!) { setWebhook(url: $url) { secret } }';
  // Nothing listens on the "discard" port.
  await askFor(app, set, { url: 'http://127.0.0.1:9/' });
  await shop.add('Green shoe');
  await eventually(async () => expect(firing(await scrape(app.url))).toContain('MelaWebhookWaits'));
  expect(firing(await scrape(app.url))).not.toContain('MelaWebhookFailed');
  expect(firing(await scrape(app.url))).not.toContain('MelaWebhookPaused');
  const since = { failingSince: new Date(Date.now() - 6 * 24 * 60 * 60_000) };
  await app.db.collection<{ _id: string }>('webhooks').updateOne({ _id: 'webhook' }, { $set: since });
  const last = { attempts: 8, nextAt: new Date(0) };
  await app.db.collection('webhooks').updateMany({ nextAt: { $type: 'date' } }, { $set: last });
  await eventually(async () => expect(firing(await scrape(app.url))).toContain('MelaWebhookFailed'));
  await eventually(async () => expect(firing(await scrape(app.url))).toContain('MelaWebhookPaused'));
});

test('a payment of a canceled order raises an alert until it is resolved', async () => {
  const { insertedId } = await app.db
    .collection('orders')
    .insertOne({ status: 'CANCELED', paymentStatus: 'PAID', refundOwed: 100 });
  expect(firing(await scrape(app.url))).toContain('MelaLatePayment');
  await app.db.collection('orders').deleteOne({ _id: insertedId });
  expect(firing(await scrape(app.url))).not.toContain('MelaLatePayment');
});

test('waiting emails and a failed email raise alerts', async () => {
  const outbox = app.db.collection('outbox');
  const inAnHour = new Date(Date.now() + 60 * 60_000);
  await outbox.insertOne({ key: 'a', state: 'WAITING', nextAt: inAnHour });
  await outbox.insertOne({ key: 'b', state: 'FAILED', nextAt: null, failedAt: new Date() });
  await eventually(async () =>
    expect(firing(await scrape(app.url))).toEqual(
      expect.arrayContaining(['MelaMailWaits', 'MelaMailFailed']),
    ),
  );
  await outbox.deleteMany({});
});

test('refunds that a payment provider does not confirm raise an alert', async () => {
  const refunds = app.db.collection('refunds');
  await refunds.insertOne({ keyHash: 'a', nextAt: new Date(Date.now() + 60 * 60_000) });
  await eventually(async () => expect(firing(await scrape(app.url))).toContain('MelaRefundWaits'));
  await refunds.deleteMany({});
});

test('an order whose invoice is not issued raises an alert', async () => {
  const due = app.db.collection('invoicesDue');
  const { insertedId } = await due.insertOne({ since: new Date() });
  await eventually(async () => expect(firing(await scrape(app.url))).toContain('MelaInvoicesWait'));
  await due.deleteOne({ _id: insertedId });
});

test('unchecked payments, and payments that pay no order, raise alerts', async () => {
  const attempts = app.db.collection('paymentAttempts');
  const failing = {
    method: 'stripe',
    nextAt: new Date(Date.now() + 60 * 60_000),
    error: 'Stripe cannot be reached.',
  };
  await attempts.insertOne({ ...failing, strays: [{ chargeId: 'ch_1', refund: null }] });
  await eventually(async () => {
    const now = firing(await scrape(app.url));
    expect(now).toContain('MelaPaymentChecksFail');
    expect(now).toContain('MelaStrayPayment');
  });
  await attempts.deleteMany({});
});

test('many failed sign-ins raise an alert', async () => {
  const { uri, name } = database;
  const { url } = await serve({ MONGODB_URI: uri, MONGODB_DB: name, TRUST_PROXY: 'loopback' });
  const signIn =
    'mutation ($email: String!) { signIn(input: { email: $email, password: "wrong" }) { isOpen } }';
  for (let guess = 1; guess <= 21; guess += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${guess}` };
    await ask({ url }, signIn, { email: `${guess}@shop.example` }, from);
  }
  const failed = await database.db.collection('signInFailures').countDocuments({ _id: /^address / as never });
  expect(failed).toBe(21);
  // The metrics of this server need no token, because no proxy is configured.
  const { url: metricsUrl } = await serve({ MONGODB_URI: uri, MONGODB_DB: name });
  expect(firing(await scrape(metricsUrl))).toContain('MelaFailedSignIns');
});

/** Starts another server in this process, which ends with the test. */
async function serve(environment: Record<string, string>): Promise<RunningServer> {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR, PORT: '0', LOG_LEVEL: 'fatal', ...environment });
  onTestFinished(() => server.stop(true));
  return server;
}

test('an unavailable database and an unavailable server raise alerts', async () => {
  const server = spawnServer();
  const url = await server.url;
  const before = await scrape(url);
  expect(firing(before, before)).not.toContain('MelaDown');
  for (const { pid } of await mongodsOf(server.dataDir)) process.kill(pid, 'SIGKILL');
  await eventually(async () => expect(firing(await scrape(url), before)).toContain('MelaDatabaseLost'));
  await server.stop();
  expect(firing(await scrape(url))).toEqual(['MelaDown']);
});

test.skipIf(!canMount())('a disk that fills up, and one that is full, have alerts', async () => {
  const DATA_DIR = mountSmallDisk(200);
  const { uri: MONGODB_URI, name: MONGODB_DB } = database;
  const server = await serve({ MONGODB_URI, MONGODB_DB, DATA_DIR });
  await eventually(async () => {
    const alerts = firing(await scrape(server.url));
    expect(alerts).toContain('MelaDiskFillsUp');
    expect(alerts).not.toContain('MelaReadOnly');
  });
  await fill(join(DATA_DIR, 'filled'));
  await eventually(async () => expect(firing(await scrape(server.url))).toContain('MelaReadOnly'));
});
