import { ObjectId } from 'mongodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { expireDrafts } from '../../src/modules/draft-orders/expire-drafts.ts';
import { kindsOf } from '../orders/order-acts.ts';
import { openShop } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { serveApp } from '../serve.ts';
import { draftActsOf } from './draft-acts.ts';

const DAY_MS = 24 * 60 * 60_000;
const app = serveApp({}, makeSmallSite());
const { faults } = refundsOf(app);
const { act, inVain, readFor, draftOf } = draftActsOf(app);
beforeAll(() => openShop(app, { upiId: 'shop@bank' }));
afterEach(async () => expect(await faults()).toEqual([]));

const endTime = (id: string) =>
  app.db
    .collection('draftOrders')
    .updateOne({ _id: new ObjectId(id) }, { $set: { payBy: new Date(Date.now() - 1_000) } });
/** Runs the server's job immediately. */
const runJob = () => expireDrafts(collectionsOf(app.db));

describe('the link of a draft', () => {
  it('works for 30 days', async () => {
    const { draft } = await draftOf();
    expect(draft.draft.isExpired).toBe(false);
    const days = (Date.parse(draft.draft.expiresAt) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it.each([
    ['before the job has closed the draft', false],
    ['once the job has closed it', true],
  ])('confirms nothing after that, %s, and the shop can still place it', async (_, isClosed) => {
    const { id, token } = await draftOf();
    await endTime(id);
    if (isClosed) expect(await runJob()).toBe(1);
    const refused = await inVain('confirm', { token, method: 'upi' });
    expect([refused.extensions.code, refused.message]).toEqual([
      'CONFLICT',
      'The time to confirm this order has passed. Ask the shop for a new link.',
    ]);
    expect((await readFor(token)).draft.isExpired).toBe(true);
    const placed = await act('place', { id, method: 'upi', isPaid: true });
    expect(placed).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', payBy: null });
    expect(kindsOf(placed)).toEqual(['PLACED', 'PAID']);
  });

  it('is closed once, which the draft notes', async () => {
    const { id, draft, token } = await draftOf();
    await endTime(id);
    expect(await Promise.all([runJob(), runJob()])).toContain(1);
    expect(await runJob()).toBe(0);
    const closed = await readFor(token);
    expect(closed).toMatchObject({ status: 'DRAFT', version: draft.version + 1 });
    expect(kindsOf(closed)).toEqual(['EXPIRED']);
  });

  it.each([
    ['saves', (id: string, input: object) => act('update', { id, input })],
    ['sends', (id: string) => act('send', { id })],
  ])('works again once the shop %s the draft', async (_, open) => {
    const { id, token, input } = await draftOf();
    await endTime(id);
    await runJob();
    expect((await open(id, input)).draft.isExpired).toBe(false);
    expect(await runJob()).toBe(0);
    expect(await act('confirm', { token, method: 'upi' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
  });

  it('of an earlier version does not expire', async () => {
    const { id, token } = await draftOf();
    await app.db
      .collection('draftOrders')
      .updateOne({ _id: new ObjectId(id) }, { $set: { payBy: null }, $unset: { isExpired: '' } });
    expect(await runJob()).toBe(0);
    expect((await readFor(token)).draft).toMatchObject({ expiresAt: null, isExpired: false });
    expect(await act('confirm', { token, method: 'upi' })).toMatchObject({ draft: null });
  });
});

it('a draft is deleted 90 days after its link has expired, unless the shop opens it again', async () => {
  const indexes = await app.db.collection('draftOrders').indexes();
  // Checks the TTL index only, because MongoDB deletes expired documents just once a minute.
  const { key, expireAfterSeconds = 0 } = indexes.find(({ name }) => name === 'forgotten') ?? {};
  expect([key, expireAfterSeconds * 1000]).toEqual([{ payBy: 1 }, 90 * DAY_MS]);
  const { id, token } = await draftOf();
  await endTime(id);
  await runJob();
  const { expiresAt, deletedOn } = (await readFor(token)).draft;
  expect(Date.parse(deletedOn) - Date.parse(expiresAt)).toBe(90 * DAY_MS);
  const { draft } = await act('send', { id });
  expect(Date.parse(draft.deletedOn) - Date.now()).toBeGreaterThan(119 * DAY_MS);
  expect(await act('place', { id, method: 'upi', isPaid: true })).toMatchObject({
    status: 'CONFIRMED',
    payBy: null,
  });
});
