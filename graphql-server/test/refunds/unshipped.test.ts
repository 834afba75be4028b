import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { actsOf, type CallName, kindsOf, mutationOf } from '../orders/order-acts.ts';
import { openShop, shelfOf } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { seededRandom } from '../seeded-random.ts';
import { serveApp } from '../serve.ts';
import { refundsOf } from './refund-acts.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank', shippingPercent: 0 }));

const { act, inVain, order } = actsOf(app);
const { refund, tryRefund, refundInVain, readRefunds, faults } = refundsOf(app);

afterEach(async () => expect(await faults()).toEqual([]));

/** Places and pays an order of three pieces of a product, of which ten are in stock. */
async function paid() {
  const placed = await order(3);
  await act('pay', { id: placed.id });
  return placed;
}

const ADJUST = `mutation ($variantId: ID!, $onHand: Int!) {
  adjustInventory(variantId: $variantId, onHand: $onHand, reason: CORRECTED) { onHand }
}`;
const units = (quantity: number, more: object = {}) => ({ lines: [{ lineId: '1', quantity, ...more }] });
const ship = (id: string, quantity: number) =>
  act('fulfil', { id, input: { lines: [{ lineId: '1', quantity }] } });
const mailsAbout = async (id: string) =>
  (await collectionsOf(app.db).outbox.find({ about: id }).toArray()).map(({ kind }) => kind);

describe('units that are refunded before shipping', () => {
  it('leave the order, and their reservation ends', async () => {
    const { id, variantId } = await paid();
    const after = await refund(id, units(1));
    expect(after).toMatchObject({ status: 'CONFIRMED', lines: [{ quantity: 3, shipped: 0, removed: 1 }] });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 2 });
    expect(await inVain('fulfil', { id, input: { lines: [{ lineId: '1', quantity: 3 }] } })).toMatchObject({
      extensions: { fieldErrors: { lines: expect.stringMatching(/1 of 3 are already shipped or refunded/) } },
    });
    expect(await act('fulfil', { id, input: {} })).toMatchObject({
      status: 'SHIPPED',
      lines: [{ shipped: 2 }],
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('also leave the stock if they can no longer be sold', async () => {
    const { id, variantId, number } = await paid();
    await refund(id, units(1, { restock: false }));
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 2 });
    const movements = collectionsOf(app.db).inventoryMovements.find({ order: String(number) });
    expect(await movements.toArray()).toMatchObject([{ delta: -1, onHandAfter: 9, reason: 'CORRECTED' }]);
  });

  it('end the order once nothing is left to ship, with one email and nothing owed', async () => {
    const { id, variantId } = await paid();
    const after = await refund(id, { ...units(3), amount: 290_000 });
    expect(after).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'PARTLY_REFUNDED',
      refundOwed: { amount: 0 },
    });
    expect(kindsOf(after)).toEqual(['PLACED', 'PAID', 'PAID_BACK', 'CANCELED']);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await mailsAbout(id)).not.toContain('order-canceled');
    expect((await mailsAbout(id)).filter((kind) => kind === 'order-refunded')).toHaveLength(1);
    expect((await inVain('fulfil', { id, input: {} })).message).toBe('This order is canceled.');
    expect((await refund(id, { amount: 10_000 })).paymentStatus).toBe('REFUNDED');
  });

  it('make an order shipped if the rest is on its way', async () => {
    const { id } = await paid();
    await ship(id, 1);
    expect(await refund(id, units(2))).toMatchObject({
      status: 'SHIPPED',
      lines: [{ shipped: 1, removed: 2 }],
    });
    expect((await act('deliver', { id })).status).toBe('DELIVERED');
  });

  it('are distinguished from shipped ones of the same line', async () => {
    const { id, variantId } = await paid();
    await ship(id, 1);
    expect(await refundInVain(id, units(2, { isShipped: true }))).toMatchObject({
      message: 'Rug: at most 1 can still be refunded.',
    });
    const ofShipped = await refund(id, units(1, { isShipped: true, restock: true }));
    expect(ofShipped).toMatchObject({ status: 'CONFIRMED', lines: [{ shipped: 1, removed: 0 }] });
    expect(ofShipped.refundable.lines[0]).toMatchObject({ refunded: 1, unshipped: 2, restockable: 0 });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 2 });
    expect(await refundInVain(id, units(1, { isShipped: true }))).toMatchObject({
      message: 'Rug: at most 0 can still be refunded.',
    });
    expect((await refund(id, units(2, { isShipped: false }))).status).toBe('SHIPPED');
  });

  it('must be shipped again once their refund is undone, if they are in stock', async () => {
    const { id, variantId } = await paid();
    await ship(id, 1);
    await refund(id, units(2));
    const take = (onHand: number) => askFor(app, ADJUST, { variantId, onHand });
    await take(1);
    expect((await inVain('undoRefund', { id, reason: 'A mistake' })).message).toBe(
      'Rug: only 1 available. Adjust the stock first.',
    );
    expect((await readRefunds(id)).refunds).toHaveLength(1);
    await take(9);
    const undone = await act('undoRefund', { id, reason: 'A mistake' });
    expect(undone).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 2 });
    expect(await act('fulfil', { id, input: {} })).toMatchObject({ lines: [{ shipped: 3 }] });
  });

  it('are restored when the order that ended with their refund is reopened', async () => {
    const { id, variantId } = await paid();
    await refund(id, units(3));
    await act('undoRefund', { id, reason: 'A mistake' });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
    expect((await act('reopen', { id })).status).toBe('CONFIRMED');
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
  });
});

describe('a returned parcel', () => {
  const back = (outcome: string) => ({ input: { parcelId: '1', restock: true, outcome } });

  it('restocks no piece twice, and ships no refunded piece again', async () => {
    const { id, variantId } = await paid();
    await ship(id, 3);
    await refund(id, units(1, { restock: true }));
    await refund(id, units(1));
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
    const again = await act('undelivered', { id, ...back('SHIP_AGAIN') });
    expect(again.status).toBe('CONFIRMED');
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 1 });
    expect(await act('fulfil', { id, input: {} })).toMatchObject({ lines: [{ shipped: 1 }] });
  });

  it('ends a refunded order', async () => {
    const { id, variantId } = await paid();
    await ship(id, 3);
    await refund(id, units(3));
    expect((await act('undelivered', { id, ...back('SHIP_AGAIN') })).status).toBe('CANCELED');
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
  });
});

it('a simultaneous refund and parcel never ship refunded pieces', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await paid();
    await Promise.all([
      tryRefund(id, units(2, { isShipped: false })),
      ask(app, mutationOf('fulfil', 'id'), { id, input: { lines: [{ lineId: '1', quantity: 2 }] } }),
    ]);
    const { lines } = await readRefunds(id);
    expect(lines[0].shipped + lines[0].removed).toBe(2);
  }
});

it('after any actions in any order, two at a time, orders, refunds and stock agree', async () => {
  const random = seededRandom(45);
  const count = () => random.integer(1, 3);
  const flag = () => random.pick([true, false, undefined]);
  const parcelId = () => String(random.integer(1, 3));
  for (let round = 0; round < 8; round += 1) {
    const { id } = await paid();
    for (let step = 0; step < 6; step += 1) {
      const call = (name: CallName, variables: object) =>
        ask(app, mutationOf(name, 'id'), { id, ...variables });
      const any = () =>
        random.pick([
          () => tryRefund(id, units(count(), { restock: flag(), isShipped: flag() })),
          () => tryRefund(id, units(count())),
          () => call('fulfil', { input: { lines: [{ lineId: '1', quantity: count() }] } }),
          () =>
            call('undelivered', {
              input: {
                parcelId: parcelId(),
                restock: random.pick([true, false]),
                outcome: random.pick(['SHIP_AGAIN', 'CANCEL']),
              },
            }),
          () => call('undoRefund', { reason: 'A mistake' }),
          () => call('cancel', {}),
          () => call('reopen', {}),
          () => call('deliver', {}),
        ])();
      const answers = await Promise.all([any(), any()]);
      for (const { errors = [] } of answers)
        expect(['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND', undefined]).toContain(
          errors[0]?.extensions?.['code'],
        );
      expect(await faults()).toEqual([]);
    }
  }
});
