import { postGraphql } from '../cart/post-graphql.ts';
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
