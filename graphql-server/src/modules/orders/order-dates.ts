import type { OfferedRate } from '@mela/rules/shipping-rates.ts';
import { shopDayAt } from '@mela/rules/shop-days.ts';
import { readSelling, type SellingCollections, type SellingFields } from '../selling/collection.ts';
import { type Arrival, type OrderCollections, UNPAID_INDEX } from './collection.ts';

/** The days on which an order placed at a moment arrives; null when nothing is said of delivery times. */
export function arrivalAfter(orderedAt: Date, days: OfferedRate['days']): Arrival | null {
  return days && { from: shopDayAt(orderedAt, days[0]), until: shopDayAt(orderedAt, days[1]) };
}

const HOUR_MS = 60 * 60_000;

/** The time by which a prepaid order must be paid. */
export function payByAfter(orderedAt: Date, { payWithinHours }: Pick<SellingFields, 'payWithinHours'>): Date {
  return new Date(orderedAt.getTime() + payWithinHours * HOUR_MS);
}

/**
 * Restarts the time to pay of unpaid orders in a restored shop. The backup lacks later payments, and those orders would expire before
 * an operator could mark them as paid.
 * @returns the number of unpaid orders
 */
export async function renewTimeToPay(
  collections: Pick<OrderCollections, 'orders'> & SellingCollections,
): Promise<number> {
  const { orders } = collections;
  const payBy = payByAfter(new Date(), await readSelling(collections));
  const unpaid = { status: 'AWAITING_PAYMENT' } as const;
  await orders.updateMany({ ...unpaid, payBy: { $lt: payBy } }, { $set: { payBy } }, { hint: UNPAID_INDEX });
  return orders.countDocuments(unpaid, { hint: UNPAID_INDEX });
}
