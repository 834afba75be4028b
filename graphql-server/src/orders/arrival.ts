import type { SellingFields } from '../selling/collection.ts';
import type { Arrival } from './collection.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The shop's days begin with those of India. */
const OFFSET_MS = 5.5 * 60 * 60_000;

/** The days between which what is ordered at a moment arrives; null where the shop has not said how long that takes. */
export function arrivalAfter(
  orderedAt: Date,
  { deliveryDaysFrom, deliveryDaysUntil }: Pick<SellingFields, 'deliveryDaysFrom' | 'deliveryDaysUntil'>,
): Arrival | null {
  if (deliveryDaysFrom === null || deliveryDaysUntil === null) return null;
  const dayAfter = (days: number) =>
    new Date(orderedAt.getTime() + OFFSET_MS + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: dayAfter(deliveryDaysFrom), until: dayAfter(deliveryDaysUntil) };
}
