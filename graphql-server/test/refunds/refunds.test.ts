import { ObjectId } from 'mongodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ask } from '../graphql/ask.ts';
import { actsOf, kindsOf, mutationOf } from '../orders/order-acts.ts';
import { newKey, openShop, shelfOf } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { seededRandom } from '../seeded-random.ts';
import { serveApp } from '../serve.ts';
import { refundsOf } from './refund-acts.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank', shippingPercent: 5 }));

const { act, inVain, order } = actsOf(app);
const { refund, tryRefund, refundInVain, readRefunds, seenByShopper, faults } = refundsOf(app);
/** The total of three pieces at 1,000 rupees each, with 5 % for shipping. */
const TOTAL = 315_000;
const SHIPPING = 15_000;

afterEach(async () => expect(await faults()).toEqual([]));

const rupees = (amount: number) => ({ amount: amount * 100, currency: 'INR' });
const line = (quantity: number, restock?: boolean) => ({ lineId: '1', quantity, restock });

/** Places and pays an order of three pieces. */
async function paid(changes: object = {}) {
  const placed = await order(3, changes);
  await act('pay', { id: placed.id });
  return placed;
}

async function delivered() {
  const placed = await paid();
  await act('fulfil', { id: placed.id, input: {} });
  await act('deliver', { id: placed.id });
  return placed;
}

const inFull = { lines: [line(3)], shipping: SHIPPING };

describe('a refund', () => {
  it('of lines, then of the shipping, then of the rest adds up to the payment', async () => {
    const { id, token } = await paid();
    const one = await refund(id, { lines: [line(1)], note: 'UTR 7' });
    expect(one).toMatchObject({
      paymentStatus: 'PARTLY_REFUNDED',
      refunded: rupees(1_000),
      refunds: [{ amount: rupees(1_000), shipping: rupees(0), state: 'DONE', isManual: true, note: 'UTR 7' }],
      refundable: { amount: rupees(2_150), shipping: rupees(150), isThroughProvider: false },
    });
    expect(one.refunds[0].lines).toEqual([
      {
        line: { id: '1', title: 'Rug' },
        quantity: 1,
        restock: true,
        isShipped: false,
        amount: rupees(1_000),
      },
    ]);
    expect(one.refundable.lines).toEqual([
      { lineId: '1', paid: rupees(3_000), quantity: 3, refunded: 1, unshipped: 2, restockable: 0 },
    ]);
    expect((await refund(id, { shipping: SHIPPING })).refundable.shipping).toEqual(rupees(0));
    const all = await refund(id, { lines: [line(2)] });
    expect(all).toMatchObject({ paymentStatus: 'REFUNDED', refunded: rupees(3_150) });
    expect(all.refundable.amount).toEqual(rupees(0));
    expect(kindsOf(all)).toEqual(['PLACED', 'PAID', 'PAID_BACK', 'PAID_BACK', 'PAID_BACK', 'CANCELED']);
    const seen = await seenByShopper(token);
    expect(seen.refunds).toHaveLength(3);
    expect(seen.refunds[0]).toMatchObject({ amount: rupees(1_000), note: null, state: 'DONE' });
  });

  it('of an amount may be any part of the remaining payment, regardless of the lines’ total', async () => {
    const { id } = await paid();
    expect((await refund(id, { amount: 1 })).refunded.amount).toBe(1);
    const less = await refund(id, { lines: [line(1)], amount: 60_000 });
    expect(less.refunds[1]).toMatchObject({ amount: rupees(600), lines: [{ quantity: 1 }] });
    const rest = less.refundable.amount.amount;
    expect((await refund(id, { amount: rest })).paymentStatus).toBe('REFUNDED');
  });

  it('is emailed to the shopper once, with the refunded items', async () => {
    const { id } = await paid();
    await refund(id, { lines: [line(2)] });
    await refund(id, { shipping: 500 });
    const mails = await collectionsOf(app.db).outbox.find({ about: id, kind: 'order-refunded' }).toArray();
    expect(mails.map(({ data }) => data)).toMatchObject([
      { amount: 200_000, refunded: [{ title: 'Rug', quantity: 2 }], isAll: false },
      { amount: 500, refunded: [], isAll: false },
    ]);
  });

  it('of a canceled order reduces the amount owed', async () => {
    const { id } = await paid();
    await act('cancel', { id });
    expect(await refund(id, { amount: 100_000 })).toMatchObject({
      paymentStatus: 'PARTLY_REFUNDED',
      refundOwed: rupees(2_150),
    });
    expect(await inVain('refund', { id, input: { amount: 215_001 } })).toBeTruthy();
    await act('refund', { id, input: { amount: 15_000, note: 'By hand' } });
    const rest = await refund(id, { amount: 200_000 });
    expect(rest).toMatchObject({ paymentStatus: 'REFUNDED', refundOwed: rupees(0) });
    expect(rest.refunds.map(({ amount }: { amount: object }) => amount)).toEqual([
      rupees(1_000),
      rupees(150),
      rupees(2_000),
    ]);
  });

  it('that is undone can be made again', async () => {
    const { id } = await delivered();
    await refund(id, { lines: [line(3, true)], shipping: SHIPPING });
    await act('undoRefund', { id, reason: 'A mistake' });
    const undone = await readRefunds(id);
    expect(undone).toMatchObject({ paymentStatus: 'PAID', refunded: rupees(0), refunds: [] });
    // The pieces were restocked once.
    expect(undone.refundable.lines[0]).toMatchObject({ refunded: 0, restockable: 0 });
    expect((await refund(id, inFull)).paymentStatus).toBe('REFUNDED');
  });
});

describe('restocking', () => {
  it('returns shipped pieces to stock, with the order in their history', async () => {
    const { id, variantId, number } = await delivered();
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 7, reserved: 0 });
    const lines = [line(1, true), line(1)];
    expect((await refund(id, { lines })).refundable.lines[0]).toMatchObject({ refunded: 2, restockable: 2 });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
    const movements = await collectionsOf(app.db)
      .inventoryMovements.find({ order: String(number), reason: 'RETURNED' })
      .toArray();
    expect(movements).toMatchObject([{ delta: 1, onHandAfter: 8 }]);
  });

  it('is refused for more pieces than are away, and then nothing is refunded', async () => {
    const { id, variantId } = await delivered();
    await refund(id, { lines: [line(2, true)], amount: 1 });
    await act('undoRefund', { id, reason: 'A mistake' });
    expect(await refundInVain(id, { lines: [line(2, true)] })).toMatchObject({
      message: 'Rug: at most 1 can be restocked.',
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 0 });
    expect((await readRefunds(id)).refunds).toEqual([]);
  });
});

describe('refunds never exceed the payment', () => {
  const CASES: [string, object, string][] = [
    ['more units than were bought', { lines: [line(4)] }, 'Rug: at most 3 can still be refunded.'],
    ['more units in two lines', { lines: [line(2), line(2)] }, 'Rug: at most 1 can still be refunded.'],
    ['more shipping', { shipping: 15_001 }, 'At most ₹150 of the shipping can still be refunded.'],
    ['more money', { amount: 315_001 }, 'This comes to ₹3,150.01, but at most ₹3,150 can still be refunded.'],
    ['an unknown line', { lines: [{ lineId: '2', quantity: 1 }] }, 'The order has no such line.'],
    ['no units', { lines: [line(0)] }, 'The quantity must be at least 1.'],
    ['a negative quantity', { lines: [line(-1)] }, 'The quantity must be at least 1.'],
    ['a negative amount', { amount: -1 }, 'The amount must be more than 0.'],
    ['an amount of nothing', { amount: 0 }, 'The amount must be more than 0.'],
    ['a negative shipping', { shipping: -1 }, 'The shipping must not be negative.'],
    ['nothing at all', {}, 'Choose what to refund: items, shipping or an amount.'],
    ['no lines', { lines: [], shipping: 0 }, 'Choose what to refund: items, shipping or an amount.'],
  ];
  it('and every impossible refund is refused with a message', async () => {
    const { id } = await paid();
    for (const [name, input, message] of CASES) {
      const { extensions, ...error } = await refundInVain(id, input);
      expect([name, error.message, extensions.code]).toEqual([name, message, 'BAD_USER_INPUT']);
    }
    for (const key of ['', 'a b', 'x'.repeat(201)])
      expect((await refundInVain(id, inFull, key)).extensions.code).toBe('BAD_USER_INPUT');
    expect((await readRefunds(id)).refunds).toEqual([]);
  });

  it('an unpaid, free or unknown order has nothing to refund', async () => {
    const { id } = await order();
    expect(await refundInVain(id, inFull)).toMatchObject({
      message: 'This order has not been paid yet.',
      extensions: { code: 'CONFLICT' },
    });
    for (const unknown of [new ObjectId().toHexString(), 'x', ''])
      expect((await refundInVain(unknown, inFull)).extensions.code).toBe('NOT_FOUND');
  });

  it('the same key refunds once, also when it is sent many times at once', async () => {
    const { id, variantId } = await delivered();
    const key = newKey();
    const input = { lines: [line(1, true)] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryRefund(id, input, key)));
    for (const { data } of answers) expect(data.order.refunded).toEqual(rupees(1_000));
    expect((await refund(id, input, key)).refunds).toHaveLength(1);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
    expect(await refundInVain(id, { lines: [line(2)] }, key)).toMatchObject({
      extensions: {
        code: 'CONFLICT',
        fieldErrors: { idempotencyKey: expect.stringMatching(/already used/) },
      },
    });
    // Another order can use the same key.
    expect((await refund((await paid()).id, { amount: 5 }, key)).refunded.amount).toBe(5);
  });

  it('two tabs that refund everything refund it once', async () => {
    const { id } = await paid();
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryRefund(id, inFull)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    for (const { data, errors } of answers)
      if (!data) expect(errors[0]?.message).toBe('This order has already been fully refunded.');
    expect(await readRefunds(id)).toMatchObject({ refunded: { amount: TOTAL }, paymentStatus: 'REFUNDED' });
  });

  it('a refund and a simultaneous cancellation, or a record of a refund, leave the ledger consistent', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await paid();
      await Promise.all([
        tryRefund(id, { amount: 200_000 }),
        ask(app, mutationOf('cancel', 'id'), { id }),
        ask(app, mutationOf('refund', 'id'), { id, input: { amount: 200_000 } }),
        ask(app, mutationOf('undoPayment', 'id'), { id, reason: 'A mistake' }),
      ]);
      const { refunded } = await readRefunds(id);
      expect(refunded.amount).toBeLessThanOrEqual(200_000);
    }
  });

  it('any refunds in any order, two at once, never exceed the payment, and all units add up to exactly what was paid', async () => {
    const random = seededRandom(36);
    for (let round = 0; round < 6; round += 1) {
      const { id } = await order(random.integer(2, 7));
      const { total } = await act('pay', { id });
      for (let step = 0; step < 3; step += 1) {
        const any = () =>
          random.pick([
            { lines: [line(random.integer(1, 4))] },
            { shipping: random.integer(1, SHIPPING) },
            { amount: random.integer(1, 100_000) },
          ]);
        await Promise.all([tryRefund(id, any()), tryRefund(id, any())]);
        const now = await readRefunds(id);
        expect(now.refunded.amount + now.refundable.amount.amount).toBe(total.amount);
      }
      const { refundable } = await readRefunds(id);
      if (refundable.amount.amount > 0) await refund(id, { amount: refundable.amount.amount });
      expect((await readRefunds(id)).paymentStatus).toBe('REFUNDED');
    }
  });
});
