import { cleanText } from '@mela/rules/text.ts';
import type { Delivery, ShippingRate } from '../../schema.generated.ts';
import { cartJson } from '../orders/cart/cart-json.ts';
import { readCart } from '../orders/cart/read-cart.ts';
import type { OrderContext } from '../orders/context.ts';
import { readSelling } from '../selling/collection.ts';

interface DeliveryRequest {
  country: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
  variantIds?: readonly string[] | null | undefined;
}

/** The shipping options for one unit of each variant to an address. @throws UserError for more variants than a cart has lines */
export async function readDelivery(
  context: OrderContext,
  { variantIds, ...destination }: DeliveryRequest,
): Promise<Delivery> {
  const lines = (variantIds ?? []).map((variantId) => ({ variantId, quantity: 1 }));
  const { shippingRates, shipping, total } = cartJson(await readCart(context, { lines, destination }));
  const settings = await readSelling(context);
  const isSoldTo = settings.countries.includes(cleanText(destination.country).toUpperCase());
  const rates = isSoldTo ? shippingRates : [];
  const goods = total.amount - shipping.amount;
  const cashLimit = settings.cashOnDeliveryUpTo ?? Number.POSITIVE_INFINITY;
  const takesCash = (rate: ShippingRate) =>
    rate.takesCashOnDelivery && goods + rate.price.amount <= cashLimit;
  return {
    isServed: rates.length > 0,
    takesCashOnDelivery: settings.takesCashOnDelivery && rates.some(takesCash),
    arrival: rates.find(({ isChosen }) => isChosen)?.arrival ?? null,
    rates,
  };
}
