import { shopDayAt } from '@mela/rules/shop-days.ts';
import type { SellingFields } from '../selling/collection.ts';
import type { Arrival } from './collection.ts';

/** The days between which what is ordered at a moment arrives; null where the shop has not said how long that takes. */
export function arrivalAfter(
  orderedAt: Date,
  { deliveryDaysFrom, deliveryDaysUntil }: Pick<SellingFields, 'deliveryDaysFrom' | 'deliveryDaysUntil'>,
): Arrival | null {
  if (deliveryDaysFrom === null || deliveryDaysUntil === null) return null;
  return { from: shopDayAt(orderedAt, deliveryDaysFrom), until: shopDayAt(orderedAt, deliveryDaysUntil) };
}
