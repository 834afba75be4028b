import { SHOP_TIME_ZONE } from '@mela/rules/shop-days.ts';
import type { PageVariant } from './variant-data.ts';

/** The availability of a variant in words. */
export function availabilityText(variant: Pick<PageVariant, 'state' | 'left'> | undefined): string {
  if (!variant) return 'Not available in this combination';
  if (variant.state === 'NOT_SOLD') return 'Not available';
  if (variant.state === 'OUT_OF_STOCK') return 'Sold out';
  return variant.state === 'LOW' && variant.left ? `Only ${variant.left} left` : 'In stock';
}

/** The label of a value that is not available with the other chosen values. */
export function unavailable(value: string): string {
  return `${value} (unavailable)`;
}

/** The first and last day on which an order arrives; 1 is tomorrow. */
export type DeliveryDays = readonly [from: number, until: number];

/** For cached pages: `Delivery in 2 to 4 days`. */
export function deliveryText([from, until]: DeliveryDays): string {
  return `Delivery in ${from === until ? '' : `${from} to `}${until} ${until === 1 ? 'day' : 'days'}`;
}

const DATE = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: SHOP_TIME_ZONE,
});
const DAY_MS = 24 * 60 * 60_000;

/** For an order placed now, in the shop's time zone: `Arrives Thu, 26 November – Sat, 28 November`. */
export function arrivalText([from, until]: DeliveryDays, now = new Date()): string {
  const dayAfter = (days: number) => now.getTime() + days * DAY_MS;
  return from === until
    ? `Arrives ${DATE.format(dayAfter(until))}`
    : `Arrives ${DATE.formatRange(dayAfter(from), dayAfter(until))}`;
}
