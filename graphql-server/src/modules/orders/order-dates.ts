import type { OfferedRate } from '@mela/rules/shipping-rates.ts';
import { shopDayAt } from '@mela/rules/shop-days.ts';
import { readSelling, type SellingCollections, type SellingFields } from '../selling/collection.ts';
import { type Arrival, type OrderCollections, UNPAID_INDEX } from './collection.ts';

/** The expected delivery dates of an order placed at this time. null: no delivery times are configured. */
export function arrivalAfter(orderedAt: Date, days: OfferedRate['days'], timeZone: string): Arrival | null {
  if (!days) return null;
  const [from, until] = days.map((later) => shopDayAt(orderedAt, timeZone, later)) as [string, string];
  return { from, until };
}

const HOUR_MS = 60 * 60_000;

/** The payment deadline of a prepaid order. */
export function payByAfter(orderedAt: Date, { payWithinHours }: Pick<SellingFields, 'payWithinHours'>): Date {
  return new Date(orderedAt.getTime() + payWithinHours * HOUR_MS);
}

/**
 * Restarts the payment deadlines of unpaid orders in a restored shop. The backup lacks later payments, so these orders would otherwise
 * expire before an operator can mark them as paid.
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
