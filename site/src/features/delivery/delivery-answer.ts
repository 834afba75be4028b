import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { postGraphql } from '../cart/post-graphql.ts';
import { arrivalText, shippingText } from '../checkout/order-words.ts';
import type { DeliveryQuery, DeliveryQueryVariables } from '../shopper.generated.ts';

export type DeliveryAnswer = DeliveryQuery['delivery'];

export const DELIVERY_QUERY = /* GraphQL */ `query Delivery($country: CountryCode!, $postalCode: String, $variantIds: [ID!]) {
  delivery(country: $country, postalCode: $postalCode, variantIds: $variantIds) {
    takesCashOnDelivery
    arrival { from until }
    rates { price { amount currency } takesCashOnDelivery isPickup }
  }
}`;

/** Requests delivery to a postcode. @throws GraphqlError, or TypeError without a response */
export async function askDelivery(variables: DeliveryQueryVariables): Promise<DeliveryAnswer> {
  return (await postGraphql<DeliveryQuery>(DELIVERY_QUERY, variables)).delivery;
}

type Rate = DeliveryAnswer['rates'][number];

/** Delivery dates, the lowest shipping costs and cash on delivery for a postcode, one fact per line. */
export function deliveryLines(
  { takesCashOnDelivery, arrival, rates }: DeliveryAnswer,
  postalCode: string,
): string[] {
  const sent = rates.filter(({ isPickup }) => !isPickup);
  const pickup = cheapest(rates.filter(({ isPickup }) => isPickup));
  const shipping = cheapest(sent);
  if (!shipping) return notSentLines(postalCode, pickup, takesCashOnDelivery);
  const takesCash = takesCashOnDelivery && sent.some((rate) => rate.takesCashOnDelivery);
  return [
    arrivalText(arrival),
    costText(shipping, sent.length > 1),
    takesCash ? sharedText.cashOnDelivery : sharedText.noCashOnDelivery,
    pickup ? productText.deliveryCollect(shippingText(pickup.price)) : '',
  ].filter(Boolean);
}

function notSentLines(postalCode: string, pickup: Rate | undefined, takesCash: boolean): string[] {
  if (!pickup) return [productText.deliveryNotThere(postalCode)];
  const collect = productText.deliveryOnlyCollect(postalCode, shippingText(pickup.price));
  return [collect, takesCash ? productText.deliveryPayOnCollection : ''].filter(Boolean);
}

function cheapest(rates: readonly Rate[]): Rate | undefined {
  return rates.toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

function costText({ price }: Rate, hasOthers: boolean): string {
  if (price.amount === 0) return productText.deliveryFree;
  return (hasOthers ? productText.deliveryFrom : productText.deliveryCosts)(shippingText(price));
}
