import { shopDayAt } from '@mela/rules/shop-days.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { SALES_INDEX } from '../../src/modules/orders/collection.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import type { WireProduct } from '../graphql/shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, changeSelling, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const REPORT = `query ($from: String!, $to: String!) {
  report: salesReport(from: $from, to: $to) {
    hasSold from to timeZone
    current { orderCount revenue { amount currency } } previous { orderCount revenue { amount currency } }
    byDay { day orderCount revenue { amount } }
    topProducts { productId title quantity revenue { amount currency } }
  }
}`;
const report = (from: string, to: string) =>
  askFor(app, REPORT, { from, to }).then((answer) => answer.report);
const inRupees = (amount: number) => ({ amount, currency: 'INR' });
const orders = () => app.db.collection('orders');

let stool: WireProduct;
let table: WireProduct;

/** Orders, as if it were at another moment. @returns the number */
async function buyAt(moment: string, product: WireProduct, quantity: number): Promise<string> {
  const { number } = await buy(app, product.id, quantity);
  await orders().updateOne({ number: Number(number) }, { $set: { placedAt: new Date(moment) } });
  return number;
}

it('the report of a shop that was never opened says so', async () => {
  expect(await report('2026-11-01', '2026-11-30')).toMatchObject({
    hasSold: false,
    current: { orderCount: 0 },
  });
});

describe('a report of sales', () => {
  beforeAll(async () => {
    await openShop(app, { shippingPercent: 0 });
    stool = await sell(app, 'Stool', 100);
    table = await sell(app, 'Table', 500);
  });

  it('is full of nothing before the first order', async () => {
    const nothing = { orderCount: 0, revenue: inRupees(0) };
    expect(await report('2026-11-01', '2026-11-03')).toEqual({
      ...{ hasSold: true, from: '2026-11-01', to: '2026-11-03', timeZone: 'Asia/Kolkata' },
      ...{ current: nothing, previous: nothing, topProducts: [] },
      byDay: ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({
        ...{ day, orderCount: 0, revenue: { amount: 0 } },
      })),
    });
  });

  it('counts what is placed now today, and goes on while the shop is closed', async () => {
    await buy(app, stool.id, 1);
    await changeSelling(app, { isSelling: false });
    const today = shopDayAt(new Date());
    const { current } = await report(today, today);
    await changeSelling(app, { isSelling: true });
    expect(current).toEqual({ orderCount: 1, revenue: inRupees(10_000) });
  });

  describe('of several days', () => {
    beforeAll(async () => {
      await buyAt('2025-03-08T18:29:59.999Z', stool, 1); // before
      await buyAt('2025-03-09T18:30:00.000Z', stool, 2); // the 10th begins
      await buyAt('2025-03-11T18:29:59.999Z', table, 1); // the 11th ends
      await buyAt('2025-03-11T18:30:00.000Z', stool, 3); // the 12th begins
      await buyAt('2025-03-12T18:30:00.000Z', stool, 9); // behind
      const canceled = await buyAt('2025-03-11T06:00:00.000Z', stool, 50);
      const { _id } = (await orders().findOne({ number: Number(canceled) })) ?? {};
      await askFor(app, 'mutation ($id: ID!) { cancelOrderById(id: $id) { id } }', { id: String(_id) });
    });

    it('sums whole days of the shop, and as many before, without what was canceled', async () => {
      const { current, previous, byDay } = await report('2025-03-10', '2025-03-12');
      expect(current).toEqual({ orderCount: 3, revenue: inRupees(100_000) });
      expect(previous).toEqual({ orderCount: 1, revenue: inRupees(10_000) });
      expect(byDay).toEqual([
        { day: '2025-03-10', orderCount: 1, revenue: { amount: 20_000 } },
        { day: '2025-03-11', orderCount: 1, revenue: { amount: 50_000 } },
        { day: '2025-03-12', orderCount: 1, revenue: { amount: 30_000 } },
      ]);
    });

    it('names the products that brought in the most, as they were last called', async () => {
      await orders().updateOne(
        { placedAt: new Date('2025-03-11T18:30:00.000Z') },
        { $set: { 'lines.0.title': 'Tall stool' } },
      );
      expect((await report('2025-03-10', '2025-03-12')).topProducts).toEqual([
        { productId: stool.id, title: 'Tall stool', quantity: 5, revenue: inRupees(50_000) },
        { productId: table.id, title: 'Table', quantity: 1, revenue: inRupees(50_000) },
      ]);
      const [first] = (await report('2025-03-11', '2025-03-11')).topProducts;
      expect(first.title).toBe('Table');
    });

    it('counts what was paid back no more', async () => {
      const placedAt = new Date('2025-03-09T18:30:00.000Z');
      await orders().updateOne({ placedAt }, { $set: { refunded: 5_000 } });
      const { current } = await report('2025-03-10', '2025-03-10');
      await orders().updateOne({ placedAt }, { $set: { refunded: 0 } });
      expect(current).toEqual({ orderCount: 1, revenue: inRupees(15_000) });
    });
  });

  it.each([
    ['yesterday', '2025-03-10', 'from'],
    ['2025-03-10', '2025-02-30', 'to'],
    ['2025-03-10', '2025-03-09', 'to'],
    ['2025-01-01', '2026-01-02', 'to'],
  ])('is not made from %s to %s', async (from, to, field) => {
    const { code, fieldErrors } = (await askInVain(app, REPORT, { from, to })).extensions;
    expect([code, Object.keys(fieldErrors ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  it('is made of a whole leap year', async () => {
    expect((await report('2024-01-01', '2024-12-31')).byDay).toHaveLength(366);
  });
});

describe('among many orders, a report', () => {
  const WITHIN = 40;

  beforeAll(async () => {
    const { _id, ...order } = (await orders().findOne()) ?? {};
    const copies = Array.from({ length: 2_000 }, (_, index) => {
      const id = new ObjectId().toHexString();
      const placedAt = new Date(Date.UTC(2020, 0, 1, 12 * index));
      return { ...order, number: 5_000 + index, tokenHash: id, keyHash: id, placedAt, status: 'DELIVERED' };
    });
    await orders().insertMany(copies);
  });

  it('reads the index of those days alone, and of the orders only what is needed to name products', async () => {
    await app.db.command({ profile: 2 });
    await report('2020-02-01', `2020-02-${WITHIN / 2}`);
    await app.db.command({ profile: 0 });
    const asked = await app.db
      .collection('system.profile')
      .find({ ns: /\.orders$/, 'command.aggregate': 'orders' })
      .sort({ ts: 1 })
      .toArray();
    expect(asked.map(({ command }) => command.hint)).toEqual([SALES_INDEX, SALES_INDEX]);
    expect(asked.map(({ planSummary }) => planSummary)).toEqual(
      asked.map(() => expect.stringMatching(/^IXSCAN \{ placedAt: 1/)),
    );
    const [sums, products] = asked;
    expect(sums?.['docsExamined']).toBe(0);
    // Twice as many days, and the key at which each scan ends.
    expect(sums?.['keysExamined']).toBeLessThanOrEqual(2 * WITHIN + 2);
    expect(products?.['docsExamined']).toBe(WITHIN);
  });
});
