import type { Adjustment } from '@mela/rules/adjustments.ts';
import { beforeAll, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { readOffers } from '../../src/modules/orders/cart/offers.ts';
import type { PriceAdjuster } from '../../src/modules/orders/cart/price-adjustments.ts';
import { priceLines } from '../../src/modules/orders/cart/price-lines.ts';
import { checkOrders } from '../../src/modules/orders/check-orders.ts';
import type { OrderStore } from '../../src/modules/orders/order-store.ts';
import { attemptOf } from '../../src/modules/orders/placing/attempt.ts';
import { readOrder } from '../../src/modules/orders/placing/order-draft.ts';
import { OrderQueue } from '../../src/modules/orders/placing/order-queue.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { actsOf, idOf } from './order-acts.ts';
import { ADDRESS, newKey, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const { act } = actsOf(app);
let rug = '';
let mat = '';
beforeAll(async () => {
  await openShop(app, { taxRate: 18, taxRegion: 'MH', shippingPercent: 10, freeShippingFrom: null });
  ({ id: rug } = await sell(app, 'Rug', 1_000, 100));
  ({ id: mat } = await sell(app, 'Mat', 500, 100));
});

const made = (kind: Adjustment['kind'], amount: number, module = 'made-up'): Adjustment => ({
  ...{ kind, amount, label: 'Made up' },
  source: { module, id: 'one' },
});
/** Takes 100 rupees off each line, and 10 off the order. */
const cheaper: PriceAdjuster = async () => (cart) => ({
  lines: cart.lines.map(() => [made('DISCOUNT', -10_000)]),
  order: [made('DISCOUNT', -1_000)],
});
/** Wraps the order for 50 rupees. */
const wrapped: PriceAdjuster = async () => () => ({ order: [made('SURCHARGE', 5_000, 'wrapping')] });

function storeWith(...priceAdjusters: PriceAdjuster[]): OrderStore {
  return {
    ...collectionsOf(app.db),
    publisher: { current: { documents: Number.MAX_SAFE_INTEGER } },
    liveReleaseNumber: async () => Number.MAX_SAFE_INTEGER,
    encryption: new Encryption({ secretsKey: null, dataDir: app.dataDir }),
    orderListeners: [],
    priceAdjusters,
  };
}

const wanted = () => [
  { variantId: rug, quantity: 2, price: null },
  { variantId: mat, quantity: 1, price: null },
];
const priced = async (...adjusters: PriceAdjuster[]) =>
  priceLines(wanted(), await readOffers(storeWith(...adjusters), [rug, mat]), {
    country: 'IN',
    region: 'KA',
  });

async function placeWith(total: number, ...adjusters: PriceAdjuster[]) {
  const { order } = await readOrder({
    ...{ email: 'asha@example.com', phone: '9822012345', shippingAddress: ADDRESS, total },
    lines: wanted(),
    paymentMethod: 'cash_on_delivery',
  });
  const attempt = attemptOf(order, newKey(), { kind: 'SHOPPER', name: null });
  return new OrderQueue(storeWith(...adjusters), app.client).place(attempt);
}

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const fault of checkOrders(collectionsOf(app.db))) found.push(fault);
  return found;
}

it('a cart and an order without price adjusters have no adjustments', async () => {
  const cart = await priced();
  expect(cart).toMatchObject({ subtotal: 250_000, discount: 0, shipping: 25_000, total: 275_000 });
  expect(JSON.stringify([cart, await placeWith(cart.total)])).not.toContain('"adjustments"');
});

it('modules adjust carts and orders alike: totals, taxes and what is stored follow', async () => {
  const cart = await priced(cheaper, wrapped);
  expect(cart).toMatchObject({
    subtotal: 230_000,
    discount: 1_000,
    shipping: 23_400,
    total: 257_400,
    lines: [{ total: 190_000 }, { total: 40_000 }],
  });
  expect(cart.taxes).toEqual([{ kind: 'IGST', rate: 18, taxable: 218_136, amount: 39_264 }]);
  const order = await placeWith(cart.total, cheaper, wrapped);
  const stored = await collectionsOf(app.db).orders.findOne({ _id: order._id });
  expect(stored).toMatchObject({
    ...{ subtotal: 230_000, discount: 1_000, total: 257_400, tax: 39_264 },
    adjustments: [made('DISCOUNT', -1_000), made('SURCHARGE', 5_000, 'wrapping')],
    lines: [{ adjustments: [made('DISCOUNT', -10_000)] }, { adjustments: [made('DISCOUNT', -10_000)] }],
  });
  expect(await faults()).toEqual([]);
});

it('an order of which nothing is left to pay is free', async () => {
  const all: PriceAdjuster = async () => () => ({ order: [made('DISCOUNT', -10_000_000)] });
  const order = await placeWith(0, all);
  expect(order).toMatchObject({ total: 0, discount: 250_000, paymentMethod: 'none', paymentStatus: 'PAID' });
  expect(await faults()).toEqual([]);
});

it('an order with other adjustments than its shopper saw is not placed', async () => {
  const { total } = await priced();
  await expect(placeWith(total, cheaper)).rejects.toThrow();
});

it('an adjusted order is paid and refunded by its adjusted total', async () => {
  const { total } = await priced(cheaper);
  const { number } = await placeWith(total, cheaper);
  const id = await idOf(app, String(number));
  expect(await act('pay', { id })).toMatchObject({ paymentStatus: 'PAID', total: { amount: total } });
  expect(await act('cancel', { id })).toMatchObject({ refundOwed: { amount: total } });
  expect(await act('refund', { id, input: {} })).toMatchObject({ paymentStatus: 'REFUNDED' });
  expect(await faults()).toEqual([]);
});

it.each([
  [{ $inc: { 'adjustments.0.amount': -5 } }, /its discount is 1000, and comes to 1005\.$/],
  [{ $inc: { 'adjustments.0.amount': -5 } }, /its total is \d+, and comes to \d+\.$/],
  [{ $unset: { adjustments: 1 } }, /its discount is 1000, and comes to 0\.$/],
  [{ $inc: { 'lines.0.adjustments.0.amount': 7 } }, /the total of line 1 is 190000, and comes to 190007\.$/],
  [{ $set: { 'lines.0.total': 0.5 } }, /the total of line 1 is 0\.5, and comes to 190000\.$/],
  [{ $inc: { 'lines.1.tax': 900_000 } }, /line 2 has \d+ of tax, and costs \d+\.$/],
  [{ $inc: { shipping: 3 } }, /its total is \d+, and comes to \d+\.$/],
])('check-data names an order that was changed by %j', async (update, fault) => {
  const { orders } = collectionsOf(app.db);
  const { total } = await priced(cheaper);
  const order = await placeWith(total, cheaper);
  await app.db.collection('orders').updateOne({ _id: order._id }, update);
  const found = await faults();
  await orders.replaceOne({ _id: order._id }, order);
  expect(found.filter((one) => fault.test(one))).toHaveLength(1);
  expect(found.every((one) => one.startsWith(`Order ${order.number}: `))).toBe(true);
  expect(await faults()).toEqual([]);
});
