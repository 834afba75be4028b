import type { Document } from 'mongodb';
import { SALES_INDEX } from '../orders/collection.ts';
import { countedIn, placedOn } from '../orders/sold-orders.ts';
import type { ReportContext } from './context.ts';
import { type Days, inParts } from './report-days.ts';

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
