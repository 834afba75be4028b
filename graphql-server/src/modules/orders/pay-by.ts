import type { SellingFields } from '../selling/collection.ts';

const HOUR_MS = 60 * 60_000;

/** Until when what is ordered at a moment must be paid, where it is paid before it leaves. */
export function payByAfter(orderedAt: Date, { payWithinHours }: Pick<SellingFields, 'payWithinHours'>): Date {
  return new Date(orderedAt.getTime() + payWithinHours * HOUR_MS);
}
