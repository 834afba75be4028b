import { LOCALE } from '@mela/rules/locale.ts';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import type { PageVariant } from './variant-data.ts';

/** The availability of a variant as text. */
export function availabilityText(variant: Pick<PageVariant, 'state' | 'left'> | undefined): string {
  if (!variant) return productText.noCombination;
  if (variant.state === 'NOT_SOLD') return productText.unavailable;
  if (variant.state === 'OUT_OF_STOCK') return sharedText.soldOut;
  return variant.state === 'LOW' && variant.left ? productText.onlyLeft(variant.left) : productText.inStock;
}

/** The label of a value that is unavailable with the other selected values. */
export function unavailable(value: string): string {
  return productText.unavailableValue(value);
}

/** The first and last delivery day. Tomorrow is 1. */
export type DeliveryDays = readonly [from: number, until: number];

/** The delivery days as text for pages, which may be cached: `Delivery in 2 to 4 days`. */
export function deliveryText([from, until]: DeliveryDays): string {
  return from === until ? productText.deliveryIn(until) : productText.deliveryBetween(from, until);
}

const DATE = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The delivery dates of an order placed now, in the shop's time zone: `Arrives Thu, 26 November – Sat, 28
 * November`.
 */
export function arrivalText([from, until]: DeliveryDays, timeZone: string, now = new Date()): string {
  const date = new Intl.DateTimeFormat(LOCALE, { ...DATE, timeZone });
  const dayAfter = (days: number) => now.getTime() + days * DAY_MS;
  return from === until
    ? productText.arrives(date.format(dayAfter(until)))
    : productText.arrives(date.formatRange(dayAfter(from), dayAfter(until)));
}
