import { countShopDays, daysFrom, SHOP_TIME_ZONE, shopDayAt, startOfShopDay } from '@mela/rules/shop-days.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { readSellingPast } from '../selling/collection.ts';
import { type Order, SALES_INDEX } from './collection.ts';
import type { OrderContext } from './context.ts';

interface Sales {
  orderCount: number;
  /** In minor units, of paid and unpaid orders. */
  revenue: number;
  /** The parts of it that are paid, and that are not. */
  paidRevenue: number;
  unpaidRevenue: number;
}

export interface SalesReport {
  /** Whether the shop was ever opened for orders. */
  hasSold: boolean;
  from: string;
  to: string;
  currency: string;
  current: Sales;
  previous: Sales;
  byDay: (Sales & { day: string })[];
}

interface ProductSales {
  _id: Order['lines'][number]['productId'];
  title: string;
  quantity: number;
  revenue: number;
}

const MAX_DAYS = 366;
const TOP_PRODUCTS = 10;
/** What was bought is in the orders themselves: so many are read within a second. */
const MAX_ORDERS_READ = 20_000;

/**
 * What was sold from one day of the shop to another, and on as many before. It is counted by an index alone.
 * @throws UserError for days that are none, too many or the wrong way round
 */
export async function reportSales(
  context: OrderContext,
  days: { from: string; to: string },
): Promise<SalesReport> {
  const { from, to } = readDays(days);
  const { settings, hasSold } = await readSellingPast(context);
  const dayCount = countShopDays(from, to);
  const sales = await readDaySales(context, daysFrom(from, -dayCount), to);
  const byDay = Array.from({ length: dayCount }, (_, index) => {
    const day = shopDayAt(from, index);
    return { day, ...(sales.get(day) ?? NOTHING) };
  });
  const before = [...sales].filter(([day]) => day < days.from).map(([, ofDay]) => ofDay);
  const { currency } = settings;
  return { ...days, hasSold, currency, current: sumOf(byDay), previous: sumOf(before), byDay };
}

/** What brought in the most on the days of a report. */
export function readTopProducts(
  { orders, scans }: OrderContext,
  days: { from: string; to: string },
): Promise<ProductSales[]> {
  const { from, to } = readDays(days);
  const stages = [
    { $match: soldFrom(from, to) },
    { $sort: { placedAt: -1 } },
    { $limit: MAX_ORDERS_READ },
    { $unwind: '$lines' },
    {
      $group: {
        _id: '$lines.productId',
        title: { $first: '$lines.title' },
        quantity: { $sum: '$lines.quantity' },
        revenue: { $sum: '$lines.total' },
      },
    },
    { $sort: { revenue: -1, _id: 1 } },
    { $limit: TOP_PRODUCTS },
  ];
  return scans.run((options) =>
    orders.aggregate<ProductSales>(stages, { ...options, hint: SALES_INDEX }).toArray(),
  );
}

const NOTHING: Sales = { orderCount: 0, revenue: 0, paidRevenue: 0, unpaidRevenue: 0 };

async function readDaySales(
  { orders, scans }: OrderContext,
  from: Date,
  to: Date,
): Promise<Map<string, Sales>> {
  const day = { $dateToString: { date: '$placedAt', format: '%Y-%m-%d', timezone: SHOP_TIME_ZONE } };
  const left = { $subtract: ['$total', '$refunded'] };
  const isUnpaid = { $eq: ['$paymentStatus', 'PENDING'] };
  const sums = {
    orderCount: { $sum: 1 },
    revenue: { $sum: left },
    paidRevenue: { $sum: { $cond: [isUnpaid, 0, left] } },
    unpaidRevenue: { $sum: { $cond: [isUnpaid, left, 0] } },
  };
  const stages = [{ $match: soldFrom(from, to) }, { $group: { _id: day, ...sums } }];
  const found = await scans.run((options) =>
    orders.aggregate<Sales & { _id: string }>(stages, { ...options, hint: SALES_INDEX }).toArray(),
  );
  return new Map(found.map(({ _id, ...sales }) => [_id, sales]));
}

function soldFrom(from: Date, to: Date) {
  return { placedAt: { $gte: from, $lt: daysFrom(to, 1) }, status: { $ne: 'CANCELED' } };
}

function sumOf(all: readonly Sales[]): Sales {
  return all.reduce(
    (sum, { orderCount, revenue, paidRevenue, unpaidRevenue }) => ({
      orderCount: sum.orderCount + orderCount,
      revenue: sum.revenue + revenue,
      paidRevenue: sum.paidRevenue + paidRevenue,
      unpaidRevenue: sum.unpaidRevenue + unpaidRevenue,
    }),
    NOTHING,
  );
}

function readDays({ from, to }: { from: string; to: string }): { from: Date; to: Date } {
  const days = { from: readDay('from', from), to: readDay('to', to) };
  const count = countShopDays(days.from, days.to);
  const isWithin = count >= 1 && count <= MAX_DAYS;
  assertValid(
    isWithin ? {} : { to: `The last day must be one of the ${MAX_DAYS} that begin with the first` },
  );
  return days;
}

function readDay(name: string, day: string): Date {
  const start = startOfShopDay(day);
  if (start) return start;
  const message = 'A day is written as 2026-11-27 is';
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { [name]: message } });
}
