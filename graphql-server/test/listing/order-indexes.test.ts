import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Order } from '../../src/modules/orders/collection.ts';
import { askFor } from '../graphql/ask.ts';
import { buy, openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
const ORDERS = 60;
/** Of the copies, every tenth has the rare product or discount, and every third is delivered. */
const RARE = 10;
const DELIVERED = 3;
const rareProduct = new ObjectId();
const rareDiscount = 'a'.repeat(24);
const otherDiscount = 'b'.repeat(24);
const twicePlaced = 'c'.repeat(24);

beforeAll(async () => {
  await openShop(app, { shippingPercent: 0 });
  const { id } = await sell(app, 'Stool', 100);
  await buy(app, id);
  const { orders } = collectionsOf(app.db);
  const order = (await orders.findOne()) as Order;
  await orders.insertMany(Array.from({ length: ORDERS }, (_, index) => copyOf(order, index)));
});

function copyOf({ _id, lines: [line], ...order }: Order, index: number): Order {
  const key = `copy-${index}`;
  const isRare = index % RARE === 0;
  const adjustment = (id: string) =>
    ({
      kind: 'DISCOUNT',
      source: { module: 'promotions', id },
      label: '',
      amount: -1,
      shares: [-1],
    }) as never;
  return {
    ...{ ...order, _id: new ObjectId(), token: key, tokenHash: key, keyHash: key, number: 2_000 + index },
    total: order.total + (index % 7),
    status: index % DELIVERED === 0 ? 'DELIVERED' : 'CONFIRMED',
    lines: [{ ...line, ...(isRare && { productId: rareProduct }) } as Order['lines'][number]],
    adjustments: [
      adjustment(isRare ? rareDiscount : otherDiscount),
      ...(isRare ? [adjustment(twicePlaced)] : []),
    ],
    ...(index % RARE === 1 && { shippingAdjustments: [adjustment(twicePlaced)] }),
  };
}

const LIST = `query ($filter: OrderFilter, $orderBy: OrderOrder!) {
  orders(first: 5, filter: $filter, orderBy: $orderBy) { nodes { number total { amount } } totalCount }
}`;

/** The documents and keys that a list reads, for its page and for its total. */
async function readingOf(filter: object, field: 'PLACED_AT' | 'TOTAL') {
  await app.db.command({ profile: 2 });
  const { orders } = await askFor(app, LIST, { filter, orderBy: { field, direction: 'DESC' } });
  await app.db.command({ profile: 0 });
  const profile = app.db.collection('system.profile');
  const profiled = await profile.find({ ns: /\.orders$/, 'command.limit': { $ne: 1 } }).toArray();
  // Jobs of the server read orders, too, but name neither a product or discount nor the numbers of a page.
  const isOfList = (command: string) => /"[a-f\d]{24}"|"number":\{"\$in"/.test(command);
  const asked = profiled.filter(({ command: { lsid: _, ...command } }) => isOfList(JSON.stringify(command)));
  await profile.drop();
  const inTotal = asked.filter(({ command }) => JSON.stringify(command.pipeline ?? '').includes('$sum'));
  const inPage = asked.filter((one) => !inTotal.includes(one));
  const docsOf = (some: typeof asked) => some.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
  expect([inPage.length > 0, inTotal.length]).toEqual([true, 1]);
  return {
    orders,
    ...{ pageDocs: docsOf(inPage), totalDocs: docsOf(inTotal), totalKeys: inTotal[0]?.['keysExamined'] },
  };
}

const product = { productId: rareProduct.toHexString() };
const discount = { discountId: rareDiscount };

describe.each(['PLACED_AT', 'TOTAL'] as const)('a list in the order %s', (field) => {
  it.each([
    ['of a product', product, 6],
    ['of a product, delivered', { ...product, status: 'DELIVERED' }, 2],
    ['of a product, sold', { ...product, figure: 'ORDERS' }, 6],
    ['of a product, refunded', { ...product, figure: 'REFUNDED' }, 0],
    ['of a product, packed', { ...product, isPacked: true }, 0],
    ['of a discount', discount, 6],
    ['of a discount, delivered', { ...discount, status: 'DELIVERED' }, 2],
    ['of a discount, sold', { ...discount, figure: 'ORDERS' }, 6],
    ['of a discount, refunded', { ...discount, figure: 'REFUNDED' }, 0],
    ['of another discount', { discountId: otherDiscount }, 54],
    ['of no discount', { discountId: 'f'.repeat(24) }, 0],
  ])('%s reads the page’s orders, and counts in the index', async (_, filter, total) => {
    const { orders, pageDocs, totalDocs, totalKeys } = await readingOf(filter, field);
    expect([orders.totalCount, orders.nodes.length]).toEqual([total, Math.min(total, 5)]);
    expect(pageDocs).toBeLessThanOrEqual(6);
    expect(totalDocs).toBe(0);
    expect(totalKeys).toBeLessThan(ORDERS);
    const keys = orders.nodes.map(
      ({ number, total: { amount } }: { number: string; total: { amount: number } }) =>
        field === 'TOTAL' ? amount * ORDERS * ORDERS + Number(number) : Number(number),
    );
    expect(keys).toEqual(keys.toSorted((one: number, other: number) => other - one));
  });
});

it('a discount on some orders and on the shipping of others finds both', async () => {
  const { orders } = await askFor(app, LIST, {
    filter: { discountId: twicePlaced },
    orderBy: { field: 'PLACED_AT', direction: 'DESC' },
  });
  expect(orders.totalCount).toBe(12);
  expect(orders.nodes.map(({ number }: { number: string }) => Number(number))).toEqual([
    2051, 2050, 2041, 2040, 2031,
  ]);
});

it.each([
  ['product', product],
  ['discount', discount],
])('a %s is found among the orders of some days', async (_, filter) => {
  const days = { from: '2020-01-01', to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) };
  const { orders } = await readingOf({ ...filter, ...days, figure: 'ORDERS' }, 'PLACED_AT');
  expect(orders.totalCount).toBe(6);
  const none = await readingOf({ ...filter, from: '2020-01-01', to: '2020-01-02' }, 'PLACED_AT');
  expect(none.orders).toEqual({ nodes: [], totalCount: 0 });
});
