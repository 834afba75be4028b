import { shopDayAt } from '@mela/rules/shop-days.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { SALES_INDEX } from '../../src/modules/orders/collection.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import type { WireProduct } from '../graphql/shop.ts';
import { buy, changeSelling, openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
const { refund } = refundsOf(app);
const MONEY = '{ amount currency }';
const FIGURES = `orders revenue ${MONEY} average ${MONEY} paidRevenue ${MONEY} unpaidRevenue ${MONEY}
  refunds ${MONEY} taxes ${MONEY} discounts ${MONEY}`;
const REPORT = `query ($from: Date!, $to: Date!) {
  report: salesReport(from: $from, to: $to) {
    hasSold from to timeZone ${FIGURES} previous { from to ${FIGURES} } days { date orders revenue ${MONEY} }
    bestSellers { productId title units revenue ${MONEY} }
  }
}`;
const report = (from: string, to: string) =>
  askFor(app, REPORT, { from, to }).then((answer) => answer.report);
const inRupees = (amount: number) => ({ amount, currency: 'INR' });
const orders = () => app.db.collection('orders');
const sumsOf = (orderCount: number, revenue: number) => ({
  orders: orderCount,
  revenue: inRupees(revenue),
});

let stool: WireProduct;
let table: WireProduct;

/**
 * Places an order, and moves it to another time.
 * @returns the order
 */
async function buyAt(moment: string, product: WireProduct, quantity: number) {
  const order = await buy(app, product.id, quantity);
  await moveTo(order, moment);
  return order;
}

/** Finds the id of an order, which shoppers do not see. */
const idOf = async ({ number }: { number: string }) =>
  String((await orders().findOne({ number: Number(number) }))?.['_id']);

const moveTo = ({ number }: { number: string }, moment: string) =>
  orders().updateOne({ number: Number(number) }, { $set: { placedAt: new Date(moment) } });

it('the report of a shop that was never opened says so', async () => {
  expect(await report('2026-11-01', '2026-11-30')).toMatchObject({ hasSold: false, orders: 0 });
});

describe('a sales report', () => {
  beforeAll(async () => {
    await openShop(app, { shippingPercent: 0 });
    stool = await sell(app, 'Stool', 100);
    table = await sell(app, 'Table', 500);
  });

  it('is full of zeros before the first order', async () => {
    const nothing = {
      ...sumsOf(0, 0),
      ...{ average: inRupees(0), paidRevenue: inRupees(0), unpaidRevenue: inRupees(0) },
      ...{ refunds: inRupees(0), taxes: inRupees(0), discounts: inRupees(0) },
    };
    expect(await report('2026-11-01', '2026-11-03')).toEqual({
      ...{ hasSold: true, from: '2026-11-01', to: '2026-11-03', timeZone: 'Asia/Kolkata' },
      ...nothing,
      previous: { from: '2026-10-29', to: '2026-10-31', ...nothing },
      bestSellers: [],
      days: ['2026-11-01', '2026-11-02', '2026-11-03'].map((date) => ({ date, ...sumsOf(0, 0) })),
    });
  });

  it('counts an order placed now as today’s, and remains while the shop is paused', async () => {
    await buy(app, stool.id, 1);
    await changeSelling(app, { isSelling: false });
    const today = shopDayAt(new Date(), 'Asia/Kolkata');
    const found = await report(today, today);
    await changeSelling(app, { isSelling: true });
    expect(found).toMatchObject(sumsOf(1, 10_000));
  });

  describe('a sales report of several days', () => {
    beforeAll(async () => {
      await buyAt('2025-03-08T18:29:59.999Z', stool, 1); // before
      await buyAt('2025-03-09T18:30:00.000Z', stool, 2); // the 10th begins
      await buyAt('2025-03-11T18:29:59.999Z', table, 1); // the 11th ends
      await buyAt('2025-03-11T18:30:00.000Z', stool, 3); // the 12th begins
      await buyAt('2025-03-12T18:30:00.000Z', stool, 9); // after
      const id = await idOf(await buyAt('2025-03-11T06:00:00.000Z', stool, 50));
      await askFor(app, 'mutation ($id: ID!) { cancelOrderById(id: $id) { id } }', { id });
    });

    it('adds up whole days of the shop and as many before, without canceled orders', async () => {
      const found = await report('2025-03-10', '2025-03-12');
      expect(found).toMatchObject({
        ...sumsOf(3, 100_000),
        average: inRupees(33_333),
        unpaidRevenue: inRupees(100_000),
        paidRevenue: inRupees(0),
        // Includes 18 % tax.
        taxes: inRupees(15_254),
      });
      expect(found.previous).toMatchObject({ from: '2025-03-07', to: '2025-03-09', ...sumsOf(1, 10_000) });
      expect(found.days).toEqual([
        { date: '2025-03-10', ...sumsOf(1, 20_000) },
        { date: '2025-03-11', ...sumsOf(1, 50_000) },
        { date: '2025-03-12', ...sumsOf(1, 30_000) },
      ]);
    });

    it.each([
      ['DAY', ['2025-03-07', '2025-03-08', '2025-03-09', '2025-03-10'], [0, 1, 0, 1]],
      ['WEEK', ['2025-03-07', '2025-03-10'], [1, 1]],
      ['MONTH', ['2025-03-07'], [2]],
    ])('sums by %s', async (by, starts, counts) => {
      const query = `query ($by: ReportInterval!) {
        report: salesReport(from: "2025-03-07", to: "2025-03-10") { intervals(by: $by) { from orders } }
      }`;
      const { intervals } = (await askFor(app, query, { by })).report;
      expect(intervals).toEqual(starts.map((from, index) => ({ from, orders: counts[index] })));
    });

    it('names the best-selling products, as in their newest order', async () => {
      await orders().updateOne(
        { placedAt: new Date('2025-03-11T18:30:00.000Z') },
        { $set: { 'lines.0.title': 'Tall stool' } },
      );
      expect((await report('2025-03-10', '2025-03-12')).bestSellers).toEqual([
        { productId: stool.id, title: 'Tall stool', units: 5, revenue: inRupees(50_000) },
        { productId: table.id, title: 'Table', units: 1, revenue: inRupees(50_000) },
      ]);
      const [first] = (await report('2025-03-11', '2025-03-11')).bestSellers;
      expect(first.title).toBe('Table');
      // The report reads a year in two halves.
      expect((await report('2024-09-12', '2025-09-12')).bestSellers[0]).toMatchObject({
        ...{ productId: stool.id, units: 15 },
        revenue: inRupees(150_000),
      });
    });

    it('links each figure to its orders', async () => {
      const query = `query ($figure: SalesFigure!, $orderBy: OrderOrder!) {
        orders(first: 2, filter: { figure: $figure, from: "2025-03-10", to: "2025-03-12" }, orderBy: $orderBy) {
          totalCount nodes { total { amount } } pageInfo { endCursor }
        }
      }`;
      const find = (figure: string, field = 'PLACED_AT', direction = 'ASC') =>
        askFor(app, query, { figure, orderBy: { field, direction } }).then((answer) => answer.orders);
      const amounts = ({ nodes }: { nodes: { total: { amount: number } }[] }) =>
        nodes.map(({ total }) => total.amount);
      const all = await find('ORDERS');
      expect([all.totalCount, amounts(all)]).toEqual([3, [20_000, 50_000]]);
      expect(amounts(await find('UNPAID', 'TOTAL', 'DESC'))).toEqual([50_000, 30_000]);
      for (const figure of ['PAID', 'REFUNDED', 'DISCOUNTED'])
        expect((await find(figure)).totalCount).toBe(0);
      const wrong = '{ orders(first: 1, filter: { from: "soon" }) { totalCount } }';
      expect((await askInVain(app, wrong)).extensions.fieldErrors).toHaveProperty('from');
    });

    it('finds the orders with a product', async () => {
      const days = 'from: "2025-03-10", to: "2025-03-12"';
      const { salesReport } = await askFor(
        app,
        `{ salesReport(${days}) { bestSellers(first: 1) { productId } } }`,
      );
      const count = async (productId: string) => {
        const filter = `{ productId: "${productId}", ${days} }`;
        return (await askFor(app, `{ orders(first: 1, filter: ${filter}) { totalCount } }`)).orders
          .totalCount;
      };
      expect(await count(salesReport.bestSellers[0].productId)).toBeGreaterThan(0);
      expect([await count('f'.repeat(24)), await count('no id')]).toEqual([0, 0]);
    });
  });

  it('subtracts refunds from revenue, units and products, and separates paid revenue', async () => {
    const order = await buyAt('2025-06-01T12:00:00Z', table, 3);
    const [id, { lines }] = [await idOf(order), order];
    await askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
    await refund(id, { lines: [{ lineId: lines[0].id, quantity: 1, restock: false }] });
    const found = await report('2025-06-01', '2025-06-01');
    expect(found).toMatchObject({
      ...sumsOf(1, 100_000),
      ...{ paidRevenue: inRupees(100_000), unpaidRevenue: inRupees(0), refunds: inRupees(50_000) },
      bestSellers: [{ productId: table.id, units: 2, revenue: inRupees(100_000) }],
    });
    await refund(id, { lines: [{ lineId: lines[0].id, quantity: 2, restock: false }] });
    // Nothing is left to ship, so the order is canceled.
    const after = await report('2025-06-01', '2025-06-01');
    expect(after).toMatchObject({ ...sumsOf(0, 0), refunds: inRupees(0), bestSellers: [] });
  });

  it('counts a discount on products, and lists each used one', async () => {
    const input = { code: 'SPRING', title: '=cmd', kind: 'PERCENT', value: 10 };
    await askFor(app, 'mutation ($input: DiscountInput!) { saveDiscount(input: $input) { id } }', { input });
    const order = await buy(app, table.id, 2, { coupon: 'SPRING', total: 90_000 });
    await moveTo(order, '2025-07-01T12:00:00Z');
    const query = `{ report: salesReport(from: "2025-07-01", to: "2025-07-01") {
      discounts ${MONEY} discountUses { id label orders discounted ${MONEY} revenue ${MONEY} }
      taxRates { kind rate taxable ${MONEY} amount ${MONEY} }
    } }`;
    const found = (await askFor(app, query)).report;
    expect(found.discounts).toEqual(inRupees(10_000));
    expect(found.discountUses).toEqual([
      {
        id: expect.any(String),
        label: '=cmd',
        orders: 1,
        discounted: inRupees(10_000),
        revenue: inRupees(90_000),
      },
    ]);
    const countWith = async (discountId: string) => {
      const filter = { discountId, figure: 'ORDERS', from: '2025-07-01', to: '2025-07-01' };
      const count = 'query ($filter: OrderFilter) { orders(first: 1, filter: $filter) { totalCount } }';
      return (await askFor(app, count, { filter })).orders.totalCount;
    };
    expect([await countWith(found.discountUses[0].id), await countWith('f'.repeat(24))]).toEqual([1, 0]);
    const all = `{ orders(filter: { discountId: "${found.discountUses[0].id}", figure: PAID }) { totalCount nodes { id } } }`;
    expect((await askFor(app, all)).orders).toEqual({ totalCount: 0, nodes: [] });
    expect((await askFor(app, all.replace('PAID', 'UNPAID'))).orders.nodes).toHaveLength(1);
    const places = ['adjustments', 'shippingAdjustments', 'lines.adjustments'];
    const filter = { $or: places.map((place) => ({ [`${place}.source.id`]: found.discountUses[0].id })) };
    const orders = app.db.collection('orders');
    const plan = await orders.find(filter).sort({ number: -1 }).limit(20).explain('executionStats');
    expect(plan['executionStats'].totalDocsExamined).toBe(1);
    const taxed = found.taxRates.reduce(
      (sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount,
      0,
    );
    expect(taxed).toBe((await report('2025-07-01', '2025-07-01')).taxes.amount);
    const file = await fetch(`${app.url}/api/reports/discounts?from=2025-07-01&to=2025-07-01`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(await file.text()).toBe(
      "Discount,Orders,Discounted (INR),Revenue (INR)\r\n'=cmd,1,100.00,900.00\r\n",
    );
  });

  it.each([
    ['sales', 'From,To,Orders,Revenue (INR),Average order (INR)'],
    ['best-sellers', 'Product,Units,Revenue (INR)'],
    ['taxes', 'Tax,Rate (%),Taxable value (INR),Tax (INR)'],
    ['low-stock', 'Product,Variant,SKU,Available,State'],
  ])('has a file of %s', async (name, columns) => {
    const file = await fetch(`${app.url}/api/reports/${name}?from=2025-03-10&to=2025-03-12&by=week`);
    expect(file.status).toBe(200);
    expect((await file.text()).startsWith(columns)).toBe(true);
  });

  it('has no file for other tables', async () => {
    const statusOf = async (path: string) => (await fetch(`${app.url}/api/reports/${path}`)).status;
    expect(await statusOf('secrets?from=2025-03-10&to=2025-03-12')).toBe(404);
    expect(await statusOf('sales?from=2025-03-12&to=2025-03-10')).toBe(400);
    expect(await statusOf('sales?from=2025-03-10&to=2025-03-12&by=year')).toBe(400);
    expect(await statusOf('sales')).toBe(400);
  });

  it('follows the shop’s time zone, also when clocks change', async () => {
    await changeSelling(app, { timeZone: 'America/New_York' });
    // Clocks go from 2:00 to 3:00 on the 9th, and from 2:00 back to 1:00 on 2 November.
    const moments = [
      ['2025-03-09T04:59:59Z', '2025-03-08'],
      ['2025-03-09T05:00:00Z', '2025-03-09'],
      ['2025-03-10T03:59:59Z', '2025-03-09'],
      ['2025-03-10T04:00:00Z', '2025-03-10'],
      ['2025-11-03T04:59:59Z', '2025-11-02'],
      ['2025-11-03T05:00:00Z', '2025-11-03'],
    ] as const;
    const before = await report('2025-03-08', '2025-11-03');
    const countOn = ({ days }: { days: { date: string; orders: number }[] }, day: string) =>
      days.find(({ date }) => date === day)?.orders ?? 0;
    for (const [moment] of moments) await buyAt(moment, stool, 1);
    const after = await report('2025-03-08', '2025-11-03');
    await changeSelling(app, { timeZone: 'Asia/Kolkata' });
    expect(after.timeZone).toBe('America/New_York');
    expect(after.orders - before.orders).toBe(moments.length);
    const days = [...new Set(moments.map(([, day]) => day))];
    const added = days.map((day) => [day, countOn(after, day) - countOn(before, day)]);
    expect(added).toEqual([
      ['2025-03-08', 1],
      ['2025-03-09', 2],
      ['2025-03-10', 1],
      ['2025-11-02', 1],
      ['2025-11-03', 1],
    ]);
  });

  it('can cover a whole leap year', async () => {
    expect((await report('2024-01-01', '2024-12-31')).days).toHaveLength(366);
  });

  it('is refused for invalid days, with the field', async () => {
    const { code, fieldErrors } = (await askInVain(app, REPORT, { from: '2025-03-10', to: '2025-02-30' }))
      .extensions;
    expect([code, Object.keys(fieldErrors ?? {})]).toEqual(['BAD_USER_INPUT', ['to']]);
  });
});

describe('a report among many orders', () => {
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

  it('reads only the index entries of its days, and orders only to name products', async () => {
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
    // The sums cover twice as many days, in two scans that each examine one more key.
    expect(sums?.['keysExamined']).toBeLessThanOrEqual(2 * WITHIN + 2);
    expect(products?.['docsExamined']).toBe(WITHIN);
  });
});
