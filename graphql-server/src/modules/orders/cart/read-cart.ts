import { readRegion } from '@mela/rules/address-checks.ts';
import type { TaxedPlace } from '@mela/rules/order-totals.ts';
import { cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../../kernel/errors.ts';
import type { OrderContext } from '../context.ts';
import { assertPayable, type PricedCart, priceLines } from './price-lines.ts';
import { checkCoupon, type LineDraft, readCoupon, readLines } from './read-lines.ts';

export interface CartDraft {
  lines: readonly LineDraft[];
  coupon?: string | null | undefined;
  destination?: DestinationDraft | null | undefined;
}

interface DestinationDraft {
  country: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
}

/** Prices a cart by what is sold now. Nothing is stored. @throws UserError for what is no cart */
export async function readCart(
  context: OrderContext,
  { lines, coupon: entered, destination }: CartDraft,
): Promise<PricedCart> {
  context.addressLimits.take('cart', context);
  const { lines: wanted, faults } = readLines(lines);
  const coupon = readCoupon(entered);
  assertValid({ ...faults, ...checkCoupon(coupon) });
  const offers = await context.offers.read(
    wanted.map(({ variantId }) => variantId),
    coupon,
  );
  const cart = priceLines(wanted, offers, { place: destination ? placeOf(destination) : null, coupon });
  assertPayable(cart);
  return cart;
}

function placeOf({ country, region, postalCode }: DestinationDraft): TaxedPlace {
  const letters = cleanText(country).toUpperCase();
  const pin = cleanText(postalCode).replaceAll(/\s/g, '');
  return { country: letters, region: readRegion(cleanText(region), letters, pin) };
}
