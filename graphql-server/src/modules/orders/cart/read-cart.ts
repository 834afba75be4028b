import { readRegion } from '@mela/rules/address-checks.ts';
import type { Destination } from '@mela/rules/shipping-zones.ts';
import { cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../../kernel/errors.ts';
import type { OrderContext } from '../context.ts';
import { assertPayable, type PricedCart, priceLines } from './price-lines.ts';
import { checkCoupon, type LineDraft, readCoupon, readLines } from './read-lines.ts';

export interface CartDraft {
  lines: readonly LineDraft[];
  coupon?: string | null | undefined;
  destination?: DestinationDraft | null | undefined;
  /** The id of the chosen shipping rate. null: the cheapest. */
  shippingRate?: string | null | undefined;
}

interface DestinationDraft {
  country: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
}

/** Prices a cart at current prices. Stores nothing. @throws UserError for invalid input */
export async function readCart(
  context: OrderContext,
  { lines, coupon: entered, destination, shippingRate }: CartDraft,
): Promise<PricedCart> {
  context.addressLimits.take('cart', context);
  const { lines: wanted, faults } = readLines(lines);
  const coupon = readCoupon(entered);
  assertValid({ ...faults, ...checkCoupon(coupon) });
  const offers = await context.offers.read(
    wanted.map(({ variantId }) => variantId),
    coupon,
  );
  const place = destination ? placeOf(destination) : null;
  const cart = priceLines(wanted, offers, { place, rateId: cleanText(shippingRate) || null, coupon });
  assertPayable(cart);
  return cart;
}

function placeOf({ country, region, postalCode }: DestinationDraft): Destination {
  const letters = cleanText(country).toUpperCase();
  const pin = cleanText(postalCode).replaceAll(/\s/g, '');
  return { country: letters, region: readRegion(cleanText(region), letters, pin), postalCode: pin || null };
}
