import { UNPAID } from '../orders/sold-orders.ts';
import { type ReportContext, readParts } from './read-parts.ts';
import { type Days, dayNumber, startsOf } from './report-days.ts';

/** The sales figures of a group of orders, in minor units. */
export interface Sales {
  orders: number;
  /** The totals after refunds. */
  revenue: number;
  paidRevenue: number;
  unpaidRevenue: number;
  refunds: number;
  taxes: number;
  discounts: number;
}

const NOTHING: Sales = {
  orders: 0,
  revenue: 0,
  paidRevenue: 0,
  unpaidRevenue: 0,
  refunds: 0,
  taxes: 0,
  discounts: 0,
};
const NAMES = Object.keys(NOTHING) as (keyof Sales)[];

const LEFT = { $subtract: ['$total', '$refunded'] };
const SUMS = {
  orders: { $sum: 1 },
  revenue: { $sum: LEFT },
  unpaidRevenue: { $sum: { $cond: [{ $in: ['$paymentStatus', UNPAID] }, LEFT, 0] } },
  refunds: { $sum: '$refunded' },
  taxes: { $sum: '$tax' },
  discounts: { $sum: '$discount' },
};

/** Reads the sales of each day from an index alone. @returns one item per day, in order */
export async function readDailySales(context: ReportContext, days: Days): Promise<Sales[]> {
  const starts = startsOf(days, context.timeZone);
  const group = { $group: { _id: dayNumber('$placedAt', starts), ...SUMS } };
  const found = await readParts<Omit<Sales, 'paidRevenue'> & { _id: number }>(context, days, [group]);
  const byDay = starts.slice(1).map(() => NOTHING);
  for (const { _id, ...sums } of found)
    byDay[_id] = { ...sums, paidRevenue: sums.revenue - sums.unpaidRevenue };
  return byDay;
}

export function sumOf(all: readonly Sales[]): Sales {
  const sum = { ...NOTHING };
  for (const one of all) for (const name of NAMES) sum[name] += one[name];
  return sum;
}
