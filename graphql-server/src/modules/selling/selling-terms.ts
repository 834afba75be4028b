import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import { readSelling, type SellingCollections, type SellingSettings } from './collection.ts';
import { type MissingContext, methodsOf } from './read-settings.ts';

/** The selling terms that pages show. null: shoppers cannot order. */
export function sellingTerms(settings: SellingSettings): SellingTerms | null {
  if (!settings.isSelling) return null;
  const { shippingPercent, freeShippingFrom, deliveryDaysFrom, deliveryDaysUntil, countries } = settings;
  const { cashOnDeliveryUpTo, shipsByZone = false } = settings;
  const hasDays = deliveryDaysFrom !== null && deliveryDaysUntil !== null;
  return {
    shippingPercent: shipsByZone ? null : shippingPercent,
    freeShippingFrom: shipsByZone ? null : freeShippingFrom,
    deliveryDays: hasDays ? [deliveryDaysFrom, deliveryDaysUntil] : null,
    countries,
    paymentMethods: methodsOf(settings).map(({ name }) => name),
    cashOnDeliveryUpTo,
  };
}

/** The current selling terms. null: the shop is closed, or its catalogue is not shown. */
export async function readSellingTerms(
  context: SellingCollections & Pick<MissingContext, 'liveReleaseNumber'>,
): Promise<SellingTerms | null> {
  const terms = sellingTerms(await readSelling(context));
  return terms && (await context.liveReleaseNumber()) !== null ? terms : null;
}
