import type { ShopperOrderFragment } from '../shopper.generated.ts';

/** An order as its shopper sees it. */
export type OrderAnswer = ShopperOrderFragment;
export type Address = NonNullable<OrderAnswer['shippingAddress']>;
export type OrderEvent = OrderAnswer['events'][number];
export type Refund = OrderAnswer['refunds'][number];
export type Payment = NonNullable<OrderAnswer['payment']>;

const ORDER = /* GraphQL */ `fragment ShopperOrder on Order {
  number placedAt status paymentStatus paymentMethod email phone note gstin payBy isCancellable isPartlyShipped isErased isReadOnly canEmailLink
  shippingAddress { name line1 line2 city region regionName postalCode country }
  billingAddress { name line1 line2 city region regionName postalCode country }
  lines {
    variantId title variantTitle path image { thumbnailUrl }
    price { amount currency } quantity shipped removed total { amount currency }
    adjustments { kind label amount { amount currency } }
  }
  subtotal { amount currency } discount { amount currency } shipping { amount currency } shippingRate { name }
  adjustments { kind label amount { amount currency } }
  total { amount currency } refunded { amount currency } refundOwed { amount currency } amountDue { amount currency }
  refunds { state at amount { amount currency } shipping { amount currency } lines { quantity line { title variantTitle } } }
  taxes { kind rate amount { amount currency } } isTaxIncluded
  draft { paymentMethods expiresAt isExpired }
  events { kind at note carrier trackingNumber trackingUrl amount { amount currency } }
  payment { method reference clientSecret publicKey upiUri qrSvg text }
  arrival { from until }
  documents { number kind issuedAt url pageUrl isCanceled }
}`;

export const ORDER_QUERY = /* GraphQL */ `query Order($token: ID!) { order(token: $token) { ...ShopperOrder } } ${ORDER}`;
export const CANCEL_ORDER = /* GraphQL */ `mutation CancelOrder($token: ID!) { cancelOrder(token: $token) { ...ShopperOrder } } ${ORDER}`;
export const EMAIL_ORDER_LINK = /* GraphQL */ `mutation EmailOrderLink($token: ID!) { emailOrderLink(token: $token) }`;
