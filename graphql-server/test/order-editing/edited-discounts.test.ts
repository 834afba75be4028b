import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { actsOf, idOf } from '../orders/order-acts.ts';
import { changeSelling, openShop, sell } from '../orders/selling-shop.ts';
import { promotionsOf } from '../promotions/promotion-acts.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
const { act } = actsOf(app);
const { faults, refund } = refundsOf(app);
const promotions = promotionsOf(app);
beforeAll(() => openShop(app, { upiId: 'shop@bank', shippingPercent: 5, taxRate: 18, taxRegion: 'KA' }));
afterEach(async () => expect(await faults()).toEqual([]));

const MONEY = ['subtotal', 'discount', 'shipping', 'tax', 'total', 'amountDue', 'refundOwed'] as const;
const FIELDS = `${MONEY.map((name) => `${name} { amount }`).join(' ')} paymentStatus
  lines { id quantity total { amount } tax { amount } } adjustments { label amount { amount } }`;

const edit = (id: string, lines: object[]) =>
  askFor(
    app,
    `mutation ($id: ID!, $input: OrderEditInput!) { order: editOrder(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input: { lines } },
  ).then(({ order }) => order);

const amountsOf = (order: Record<(typeof MONEY)[number], { amount: number }>) =>
  Object.fromEntries(MONEY.map((name) => [name, order[name].amount]));

let codes = 0;

/**
 * Places an order with a discount code.
 * @returns the order's id, and the discount's id and code
 */
async function ordered(price: number, quantity: number, discount: object, changes: object = {}) {
  codes += 1;
  const code = `CODE${codes}`;
  const saved = await promotions.save({ code, ...discount });
  const { id: variantId } = await sell(app, 'Rug', price, 100);
  const { data, text } = await promotions.order([{ variantId, quantity }], code, changes);
  if (!data) throw new Error(text);
  return { id: await idOf(app, data.order.number), variantId, code, saved };
}

describe('a discount code', () => {
  it('takes its part off added units and added products, rounded once', async () => {
    const { id, code } = await ordered(366.06, 2, { value: 10 });
    const { id: lamp } = await sell(app, 'Lamp', 123.45, 10);
    const more = await edit(id, [
      { lineId: '1', quantity: 3 },
      { variantId: lamp, quantity: 1 },
    ]);
    // 10 % of 1,221.63; shipping is 5 % of the rest, and 18/118 of all of it is tax.
    expect(amountsOf(more)).toEqual({
      ...{ subtotal: 122_163, discount: 12_216, shipping: 5_497, tax: 17_610, total: 115_444 },
      ...{ amountDue: 115_444, refundOwed: 0 },
    });
    expect(more.adjustments).toEqual([{ label: code, amount: { amount: -12_216 } }]);
    const less = await edit(id, [
      { lineId: '1', quantity: 1 },
      { lineId: '2', quantity: 1 },
    ]);
    // The discount is a third of 109.82, and 12.34.
    expect(amountsOf(less)).toEqual({
      ...{ subtotal: 48_951, discount: 3_661 + 1_234, shipping: 2_203, tax: 7_056, total: 46_259 },
      ...{ amountDue: 46_259, refundOwed: 0 },
    });
  });

  it.each([
    ['has expired since', { value: 25 }, { until: '2020-01-01T00:00:00Z' }],
    ['is used up by the order', { value: 25, usesInAll: 1, usesEach: 1 }, {}],
  ])('that %s still applies to added units of its order', async (_, discount, changes) => {
    const { id, code, saved } = await ordered(10.01, 3, discount);
    // A quarter of 30.03, rounded, is 7.51.
    await promotions.save({ ...discount, code, id: saved.id, version: saved.version, ...changes });
    expect(amountsOf(await edit(id, [{ lineId: '1', quantity: 7 }]))).toMatchObject({
      ...{ subtotal: 7_007, discount: 1_752 },
    });
    expect((await promotions.read(saved.id)).uses).toBe(1);
  });

  it('that is deleted stays with the units that had it', async () => {
    const { id, saved } = await ordered(1_000, 2, { value: 25 });
    await promotions.remove(saved.id);
    const more = await edit(id, [{ lineId: '1', quantity: 4 }]);
    expect(amountsOf(more)).toMatchObject({ subtotal: 400_000, discount: 50_000 });
  });

  it('of an amount takes off that amount once, however the order grows and shrinks', async () => {
    const { id, variantId } = await ordered(1_000, 2, { kind: 'AMOUNT', value: 10_001 });
    const grown = await edit(id, [{ lineId: '1', quantity: 5 }]);
    expect(amountsOf(grown)).toMatchObject({ subtotal: 500_000, discount: 10_001 });
    const shrunk = await edit(id, [{ lineId: '1', quantity: 2 }]);
    expect(amountsOf(shrunk)).toMatchObject({ subtotal: 200_000, discount: 4_000 });
    const { id: lamp } = await sell(app, 'Lamp', 1_000, 10);
    const again = await edit(id, [
      { variantId, quantity: 2 },
      { variantId: lamp, quantity: 3 },
    ]);
    expect(amountsOf(again)).toMatchObject({ subtotal: 500_000, discount: 10_001 });
  });

  it('of free units counts the added ones', async () => {
    const { id } = await ordered(299.99, 3, { kind: 'BUY_X_GET_Y', buys: 2, gets: 1, value: 100 });
    const more = await edit(id, [{ lineId: '1', quantity: 6 }]);
    expect(amountsOf(more)).toMatchObject({ subtotal: 179_994, discount: 59_998 });
  });

  it('for free shipping covers it after an edit', async () => {
    const { id } = await ordered(1_000, 1, { kind: 'FREE_SHIPPING', value: 0 });
    const more = await edit(id, [{ lineId: '1', quantity: 9 }]);
    expect(amountsOf(more)).toMatchObject({ shipping: 0, total: 900_000 });
  });
});

describe('shipping', () => {
  it('is free from the value of the goods after discounts on, and stays free', async () => {
    await changeSelling(app, { freeShippingFrom: 180_000 });
    const { id } = await ordered(1_000, 1, { value: 10 });
    expect(amountsOf(await edit(id, [{ lineId: '1', quantity: 2 }]))).toMatchObject({
      ...{ discount: 20_000, shipping: 0, total: 180_000 },
    });
    expect(amountsOf(await edit(id, [{ lineId: '1', quantity: 1 }]))).toMatchObject({
      ...{ discount: 10_000, shipping: 0, total: 90_000 },
    });
    await changeSelling(app, { freeShippingFrom: null });
  });

  it('costs less with fewer items, and not more because its rate has risen', async () => {
    const { id } = await ordered(1_000, 4, { value: 10 });
    expect(amountsOf(await edit(id, [{ lineId: '1', quantity: 3 }]))).toMatchObject({ shipping: 13_500 });
    await changeSelling(app, { shippingPercent: 50 });
    expect(amountsOf(await edit(id, [{ lineId: '1', quantity: 2 }]))).toMatchObject({ shipping: 13_500 });
    await changeSelling(app, { shippingPercent: 5 });
  });
});

describe('the difference', () => {
  it('is charged or refunded to the paisa, and each unit is then worth its share', async () => {
    const { id } = await ordered(366.06, 3, { value: 10 }, { paymentMethod: 'upi' });
    // 1,098.18 less 109.82, and 49.42 for shipping.
    expect((await act('pay', { id })).total.amount).toBe(103_778);
    const more = await edit(id, [{ lineId: '1', quantity: 5 }]);
    // 1,830.30 less 183.03, and 82.36 for shipping.
    expect(amountsOf(more)).toMatchObject({ total: 172_963, amountDue: 172_963 - 103_778, refundOwed: 0 });
    await act('pay', { id });
    const less = await edit(id, [{ lineId: '1', quantity: 2 }]);
    // 732.12 less 73.21, and 32.95 for shipping.
    expect(amountsOf(less)).toMatchObject({ total: 69_186, amountDue: 0, refundOwed: 172_963 - 69_186 });
    await refund(id, { amount: 172_963 - 69_186 });
    const refunds = [];
    for (const shipping of [null, 3_295])
      refunds.push(
        await refund(id, { lines: [{ lineId: '1', quantity: 1 }], ...(shipping && { shipping }) }),
      );
    expect(refunds.map(({ refunded }) => refunded.amount - (172_963 - 69_186))).toEqual([32_945, 69_186]);
    expect(refunds.at(-1)).toMatchObject({ paymentStatus: 'REFUNDED', refundOwed: { amount: 0 } });
  });
});
