import { SHOP_TIME_ZONE } from '@mela/rules/shop-days.ts';

/** The first and the last day on which an order arrives, counted from the next. */
export type DeliveryDays = readonly [from: number, until: number];

/** For a page that may be read any day: `Delivery in 2 to 4 days`. */
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

/** For an order placed now, by the shop's days, as the cart has it: `Arrives Thu, 26 November – Sat, 28 November`. */
export function arrivalText([from, until]: DeliveryDays, now = new Date()): string {
  const dayAfter = (days: number) => now.getTime() + days * DAY_MS;
  return from === until
    ? `Arrives ${DATE.format(dayAfter(until))}`
    : `Arrives ${DATE.formatRange(dayAfter(from), dayAfter(until))}`;
}
