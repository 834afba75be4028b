import { daysLater } from '@mela/rules/shop-days.ts';
import type { Document } from 'mongodb';
import pLimit from 'p-limit';
import { SALES_INDEX } from '../orders/collection.ts';
import type { OrderContext } from '../orders/context.ts';
import { countedIn, placedOn } from '../orders/sold-orders.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { Days } from './report-days.ts';

export type ReportContext = Pick<OrderContext, 'orders' | 'scans' | 'timeZone'> & SellingCollections;

/** The length of a part that is read by one query. It divides a year into four parts. */
const DAYS_OF_PART = 92;
const PARTS_AT_ONCE = 4;

/** Runs an aggregation over the orders of some days. @returns the results, those of older orders first */
export async function readParts<Part extends Document>(
  { orders, scans, timeZone }: ReportContext,
  days: Days,
  stages: Document[],
): Promise<Part[]> {
  const match = (part: Days) => ({ $match: { ...placedOn(part, timeZone), ...countedIn('ORDERS') } });
  return scans.run((options) =>
    inParts(days, (part) =>
      orders.aggregate<Part>([match(part), ...stages], { ...options, hint: SALES_INDEX }).toArray(),
    ),
  );
}

/**
 * Reads the parts of a period in parallel, because MongoDB uses one processor per query.
 * @returns the results of all parts, oldest first
 */
export async function inParts<Result>(
  { from, to }: Days,
  read: (part: Days) => Promise<Result[]>,
): Promise<Result[]> {
  const parts: Days[] = [];
  for (let first = from; first <= to; first = daysLater(first, DAYS_OF_PART)) {
    const last = daysLater(first, DAYS_OF_PART - 1);
    parts.push({ from: first, to: last < to ? last : to });
  }
  return (await pLimit(PARTS_AT_ONCE).map(parts, read)).flat();
}
