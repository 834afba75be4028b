import { cleanText } from '@mela/rules/text.ts';
import type { Delivery } from '../../schema.generated.ts';
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

/** How one piece of each variant can be delivered to an address. @throws UserError for more variants than a cart has lines */
export async function readDelivery(
  context: OrderContext,
  { variantIds, ...destination }: DeliveryRequest,
): Promise<Delivery> {
  const lines = (variantIds ?? []).map((variantId) => ({ variantId, quantity: 1 }));
  const { shippingRates } = cartJson(await readCart(context, { lines, destination }));
  const { countries, takesCashOnDelivery } = await readSelling(context);
  const isSoldTo = countries.includes(cleanText(destination.country).toUpperCase());
  const rates = isSoldTo ? shippingRates : [];
  return {
    isServed: rates.length > 0,
    takesCashOnDelivery: takesCashOnDelivery && rates.some((rate) => rate.takesCashOnDelivery),
    arrival: rates.find(({ isChosen }) => isChosen)?.arrival ?? null,
    rates,
  };
}
