import { afterEach, beforeAll, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { idOf } from '../orders/order-acts.ts';
import { openShop, sell } from '../orders/selling-shop.ts';
import { promotionsOf } from '../promotions/promotion-acts.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { seededRandom } from '../seeded-random.ts';
import { serveApp } from '../serve.ts';
import { refundsOf } from './refund-acts.ts';

const app = serveApp({}, makeSmallSite());
const ids: string[] = [];
const PRICES = [6, 4, 23.9, 366.06, 0.07, 1_499];
const { save, order } = promotionsOf(app);
const { refund, readRefunds, faults } = refundsOf(app);

beforeAll(async () => {
  await openShop(app, { shippingPercent: 6.2, taxRate: 18 });
  for (const [index, price] of PRICES.entries()) ids.push((await sell(app, `Item ${index}`, price)).id);
  await save({ code: 'TEN', value: 10 });
  await save({ code: 'QUARTER', value: 25 });
  await save({ code: 'ODD', value: 6.2 });
  await save({ code: 'FLAT', kind: 'AMOUNT', value: 333 });
  await save({ code: 'FREE', kind: 'FREE_SHIPPING', value: null });
});
afterEach(async () => expect(await faults()).toEqual([]));

/** A paid order with this many of each item. */
async function paid(quantities: readonly number[], code: string | null) {
  const lines = quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ variantId: ids[index] ?? '', quantity }] : [],
  );
  const { data, text } = await order(lines, code);
  if (!data) throw new Error(text);
  const id = await idOf(app, data.order.number);
  await askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
  return { id, order: data.order };
}

async function amounts(id: string): Promise<number[]> {
  const { refunds } = await readRefunds(id);
  return refunds.map(({ amount }: { amount: { amount: number } }) => amount.amount);
}

it('6 + 4 with 10 % off refunds 5.40, then 3.60', async () => {
  const { id } = await paid([1, 1], 'TEN');
  await refund(id, { lines: [{ lineId: '1', quantity: 1 }] });
  await refund(id, { lines: [{ lineId: '2', quantity: 1 }] });
  expect(await amounts(id)).toEqual([540, 360]);
});

it('23.90 × 10 with 25 % off refunds 179.25 in any steps', async () => {
  for (const steps of [[10], [1, 9], [3, 3, 4], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]) {
    const { id } = await paid([0, 0, 10], 'QUARTER');
    for (const quantity of steps) await refund(id, { lines: [{ lineId: '1', quantity }] });
    const refunded = await amounts(id);
    expect(refunded.reduce((sum, amount) => sum + amount, 0)).toBe(17_925);
  }
});

it('for random orders with any discount, all units and the shipping refund exactly what was paid, in any steps', async () => {
  const random = seededRandom(3_690);
  for (let round = 0; round < 12; round += 1) {
    const quantities = PRICES.map((_, index) => (index === 0 ? 3 : random.integer(0, 9)));
    const code = random.pick([null, 'TEN', 'QUARTER', 'ODD', 'FLAT', 'FREE']);
    const { id, order: placed } = await paid(quantities, code);
    const left = new Map<string, number>(
      placed.lines.map(({ quantity }: { quantity: number }, index: number) => [`${index + 1}`, quantity]),
    );
    const total = placed.total.amount;
    let refunded = 0;
    for (const [lineId, quantity] of left) {
      const first = random.integer(1, quantity);
      for (const units of [first, quantity - first].filter((one) => one > 0)) {
        const now = await refund(id, { lines: [{ lineId, quantity: units }] });
        expect(now.refunded.amount).toBeGreaterThan(refunded);
        refunded = now.refunded.amount;
        expect(refunded).toBeLessThanOrEqual(total - placed.shipping.amount);
      }
    }
    expect(refunded).toBe(total - placed.shipping.amount);
    if (placed.shipping.amount > 0) await refund(id, { shipping: placed.shipping.amount });
    expect(await readRefunds(id)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunded: { amount: total },
      refundable: { amount: { amount: 0 } },
    });
  }
});
