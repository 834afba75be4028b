import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../src/app/server.ts';
import type { RefundProvider } from '../../src/modules/payments/refund-provider.ts';
import { openShopDatabase } from '../database.ts';
import { actsOf, kindsOf } from '../orders/order-acts.ts';
import { newKey, openShop } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, type ServedApp } from '../serve.ts';
import { refundsOf } from './refund-acts.ts';

const CONFIG = '../../../mela.config.ts';
const database = openShopDatabase();
const app = { ...database } as { -readonly [Key in keyof ServedApp]: ServedApp[Key] };
let server: RunningServer;
let isRejection: (message: string) => Error;
/** The refunds of a payment provider, by their key. It answers as the test chooses. */
const made = new Map<string, number>();
const keys: string[] = [];
let answer: () => unknown;
const provider: RefundProvider = {
  method: 'upi',
  refund: async (payment, amount, key) => {
    keys.push(key);
    expect(payment).toMatchObject({ kind: 'CHARGE', providerId: expect.stringMatching(/^pay-/) });
    await answer();
    made.set(key, amount);
    return `refund-${key}`;
  },
};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(CONFIG, async () => {
    const { modules } = await vi.importActual<typeof import('../../../mela.config.ts')>(CONFIG);
    const { defineModule } = await import('../../src/kernel/module.ts');
    const { extension } = await import('../../src/kernel/extension-point.ts');
    const { refundProviders, RefundRejection } = await import(
      '../../src/modules/payments/refund-provider.ts'
    );
    isRejection = (message) => new RefundRejection(message);
    const bank = defineModule({ name: 'bank', extends: () => [extension(refundProviders, provider)] });
    return { modules: [...modules, bank] };
  });
  const { startServer } = await import('../../src/app/server.ts');
  const { BUILT } = await import('../../src/app/http/static-files.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'refunds-'));
  const settings = {
    ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name, DATA_DIR: dataDir },
    ...{ PORT: '0', LOG_LEVEL: 'fatal' },
  };
  server = await startServer(settings, undefined, undefined, { ...BUILT, site: makeSmallSite() });
  Object.assign(app, { dataDir, server, url: server.url });
  await openShop(app, { upiId: 'shop@bank', shippingPercent: 0 });
  return () => rm(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await server?.stop();
  vi.doUnmock(CONFIG);
  vi.resetModules();
});
beforeEach(() => {
  made.clear();
  keys.length = 0;
  answer = () => {};
});

const { act, inVain, order } = actsOf(app as ServedApp);
const { refund, refundInVain, readRefunds, seenByShopper, faults } = refundsOf(app as ServedApp);
afterEach(async () => expect(await faults()).toEqual([]));
const refunds = () => database.db.collection<{ _id: string; nextAt: Date | null }>('refunds');

/** Places an order of three pieces for 3,000 rupees, and pays it through the provider. */
async function paid() {
  const placed = await order(3, { paymentMethod: 'upi' });
  await act('pay', { id: placed.id });
  await database.db
    .collection<{ _id: string }>('payments')
    .updateOne({ _id: `${placed.id}-1` }, { $set: { providerId: `pay-${placed.id}` } });
  return placed;
}

/** Reads the order again once the refund has its state, because the first read may see it half-changed. */
async function settled(id: string, state: string) {
  await eventually(async () => expect((await readRefunds(id)).refunds.at(-1)?.state).toBe(state));
  return readRefunds(id);
}
/** The time of the next attempt. It is so soon that servers do not assume that a clock was set back. */
const inAWhile = () => new Date(Date.now() + 30 * 60_000);
/** Retries waiting attempts at once. */
const hurry = (id: string) => refunds().updateOne({ _id: `${id}-2` }, { $set: { nextAt: new Date() } });

it('asks the provider, and counts as refunded once it has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  const { id } = await paid();
  const asked = await refund(id, { lines: [{ lineId: '1', quantity: 1 }], note: 'Broken' });
  expect(asked).toMatchObject({
    paymentStatus: 'PAID',
    refunds: [{ state: 'PENDING', isManual: false, note: 'Broken' }],
    // A pending refund cannot be made a second time.
    refundable: { amount: { amount: 200_000 }, isThroughProvider: true, lines: [{ refunded: 1 }] },
  });
  expect((await refundInVain(id, { amount: 200_001 })).extensions.code).toBe('BAD_USER_INPUT');
  resolve();
  const done = await settled(id, 'DONE');
  expect(done).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', refunded: { amount: 100_000 } });
  expect(kindsOf(done)).toEqual(['PLACED', 'PAID', 'REFUND_REQUESTED', 'PAID_BACK']);
  expect([...made]).toEqual([[`${id}-2`, 100_000]]);
  const payment = await database.db.collection<{ _id: string }>('payments').findOne({ _id: `${id}-2` });
  expect(payment).toMatchObject({ state: 'SUCCEEDED', providerId: `refund-${id}-2`, provider: 'upi' });
  expect(await inVain('undoRefund', { id, reason: 'A mistake' })).toMatchObject({
    message: 'The payment provider made this refund, so it cannot be undone.',
  });
});

it('asks again with the same key after a failure, which the team sees and the shopper does not', async () => {
  answer = () => {
    throw new Error('The bank does not answer.');
  };
  const { id, token } = await paid();
  await refund(id, { amount: 300_000 });
  await eventually(async () => {
    const read = await readRefunds(id);
    expect(read.refunds).toMatchObject([{ state: 'PENDING', error: 'The bank does not answer.' }]);
  });
  expect((await seenByShopper(token)).refunds).toMatchObject([{ state: 'PENDING', error: null }]);
  answer = () => {};
  await hurry(id);
  expect(await settled(id, 'DONE')).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{ error: null }] });
  expect(new Set(keys)).toEqual(new Set([`${id}-2`]));
  expect(keys.length).toBeGreaterThan(1);
});

it('refunds once if the provider’s response was lost', async () => {
  let isLost = true;
  const { id } = await paid();
  answer = () => {
    // The provider has made the refund in the meantime.
    if (isLost) made.set(`${id}-2`, 100_000);
    if (isLost) throw new Error('The connection was lost.');
  };
  await refund(id, { amount: 100_000 });
  await eventually(() => expect(keys.length).toBeGreaterThan(0));
  isLost = false;
  await hurry(id);
  await settled(id, 'DONE');
  expect([...made]).toEqual([[`${id}-2`, 100_000]]);
});

it('reports a permanent rejection by the provider, and lets the team refund by hand', async () => {
  answer = () => {
    throw isRejection('The card is closed.');
  };
  const { id, token } = await paid();
  await refund(id, { lines: [{ lineId: '1', quantity: 3 }] });
  const failed = await settled(id, 'FAILED');
  expect(failed).toMatchObject({
    paymentStatus: 'PAID',
    refunds: [{ error: 'The card is closed.' }],
    refundable: { amount: { amount: 300_000 }, lines: [{ refunded: 0 }] },
  });
  expect(kindsOf(failed).at(-1)).toBe('REFUND_FAILED');
  expect((await seenByShopper(token)).refunds).toEqual([]);
  const byHand = await refund(id, { lines: [{ lineId: '1', quantity: 3 }], isManual: true });
  expect(byHand).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{}, { isManual: true }] });
  expect(made.size).toBe(0);
});

it('a pending refund stays owed when its order is canceled, and cannot be paid a second time by hand', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  const { id } = await paid();
  await refund(id, { amount: 300_000 });
  const canceled = await act('cancel', { id });
  expect(canceled.refundOwed.amount).toBe(300_000);
  expect(await inVain('refund', { id, input: {} })).toMatchObject({ extensions: { code: 'CONFLICT' } });
  expect(await inVain('undoPayment', { id, reason: 'A mistake' })).toBeTruthy();
  resolve();
  expect(await settled(id, 'DONE')).toMatchObject({ paymentStatus: 'REFUNDED', refundOwed: { amount: 0 } });
});

it('the same key asks the provider once', async () => {
  const { id } = await paid();
  const key = newKey();
  await Promise.all(Array.from({ length: 4 }, () => refund(id, { amount: 50_000 }, key)));
  await settled(id, 'DONE');
  expect(await readRefunds(id)).toMatchObject({ refunded: { amount: 50_000 }, refunds: [{}] });
  expect([...made]).toEqual([[`${id}-2`, 50_000]]);
});

it('check-data reports a refund that does not match its payment', async () => {
  const { id } = await paid();
  await refund(id, { amount: 50_000 });
  await settled(id, 'DONE');
  await refunds().updateOne({ _id: `${id}-2` }, { $set: { nextAt: inAWhile() } });
  expect(await faults()).toEqual([
    expect.stringMatching(/refund .*-2 has the state SUCCEEDED, but is still queued\.$/),
  ]);
  await refunds().updateOne({ _id: `${id}-2` }, { $set: { nextAt: null } });
});
