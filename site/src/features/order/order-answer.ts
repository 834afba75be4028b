import type { Money } from '../../../../graphql-server/src/rules/money.ts';
import type { Arrival, TaxLine } from '../cart/cart-answer.ts';

/** An order, as its shopper is told of it. */
export interface OrderAnswer {
  number: string;
  placedAt: string;
  status: 'AWAITING_PAYMENT' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';
  paymentStatus: 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK';
  paymentMethod: string;
  email: string;
  phone: string | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  lines: OrderLine[];
  subtotal: Money;
  discount: Money;
  shipping: Money;
  total: Money;
  refunded: Money;
  taxes: TaxLine[];
  events: OrderEvent[];
  payment: Payment | null;
  note: string | null;
  gstin: string | null;
  payBy: string | null;
  isCancellable: boolean;
  arrival: Arrival | null;
  isErased: boolean;
}

export interface Address {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  regionName: string | null;
  postalCode: string;
  country: string;
}

export interface OrderLine {
  variantId: string;
  title: string;
  variantTitle: string | null;
  path: string;
  image: { thumbnailUrl: string } | null;
  price: Money;
  quantity: number;
  shipped: number;
  total: Money;
}

export interface OrderEvent {
  kind: string;
  at: string;
  note: string | null;
  carrier: string | null;
  trackingUrl: string | null;
}

export interface Payment {
  method: string;
  reference: string;
  upiUri: string | null;
  qrSvg: string | null;
  text: string | null;
}

const MONEY = '{ amount currency }';
const ADDRESS = '{ name line1 line2 city region regionName postalCode country }';
const ORDER_FIELDS = `
  number placedAt status paymentStatus paymentMethod email phone note gstin payBy isCancellable isErased
  shippingAddress ${ADDRESS} billingAddress ${ADDRESS}
  lines { variantId title variantTitle path image { thumbnailUrl } price ${MONEY} quantity shipped total ${MONEY} }
  subtotal ${MONEY} discount ${MONEY} shipping ${MONEY} total ${MONEY} refunded ${MONEY}
  taxes { kind rate amount ${MONEY} }
  events { kind at note carrier trackingUrl }
  payment { method reference upiUri qrSvg text }
  arrival { from until }`;

export const ORDER_QUERY = `query Order($token: ID!) { order(token: $token) { ${ORDER_FIELDS} } }`;
export const CANCEL_ORDER = `mutation CancelOrder($token: ID!) { cancelOrder(token: $token) { ${ORDER_FIELDS} } }`;
