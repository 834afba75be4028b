import type { PostalAddress } from '@mela/rules/address-checks.ts';
import type { Adjustment } from '@mela/rules/adjustments.ts';
import type { TaxAmount } from '@mela/rules/order-totals.ts';
import type { OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { OrderStatus, PaymentStatus } from '@mela/rules/transitions.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { OrderEvent } from './events.ts';

/** Pieces that were bought, as they were then. Amounts are in minor units, tax is a part of them. */
export interface OrderLine {
  /** Its place in the order, from 1. */
  id: string;
  variantId: ObjectId;
  productId: ObjectId;
  title: string;
  variantTitle: string | null;
  selectedOptions: { name: string; value: string }[];
  sku: string | null;
  path: string;
  image: StoredImage | null;
  price: number;
  quantity: number;
  shipped: number;
  /** Price × quantity, and the adjustments. */
  total: number;
  /** Of what the line costs with its share of the order's adjustments. */
  tax: number;
  /** Of this line alone. Absent: none. */
  adjustments?: Adjustment[];
  /** In per cent. */
  taxRate: number;
}

/** A parcel. Its id is its place in the order, from 1. */
export interface Fulfilment {
  at: Date;
  carrier: string | null;
  /** Absent in parcels of older versions. */
  trackingNumber?: string | null;
  trackingUrl: string | null;
  lines: { lineId: string; quantity: number }[];
  /** When it came back undelivered: its pieces count as not shipped again. */
  returnedAt?: Date;
  /** Of one that came back: whether its pieces went back to stock. */
  isRestocked?: boolean;
}

/** Who ordered: what is taken out when its details are erased. */
export interface OrderContact {
  email: string;
  phone: string | null;
  shippingAddress: PostalAddress | null;
  /** null: where it goes itself. */
  billingAddress: PostalAddress | null;
  note: string | null;
}

export interface Order extends OrderContact {
  _id: ObjectId;
  /** Counts up without gaps. */
  number: number;
  /** The token of the shopper's link, encrypted (`order-tokens.ts`): neither operators nor backups can read it. */
  token: string;
  /** Several where a server without the key had to make another one. */
  tokenHash: string | string[];
  /** Of link tokens that were replaced when an operator changed the email address: they only show the order. */
  formerTokenHashes?: string[];
  /** Of the key with which it was placed, which is never used again; and of key and email together. */
  keyHash: string;
  keyOwnerHash: string;
  /** Of key and input together; absent from orders of former versions. */
  inputHash?: string;
  placedAt: Date;
  /** Grows with every change. */
  revision: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: OrderPaymentMethod;
  gstin: string | null;
  /** Where it is taxed, which stays when its details are erased. */
  taxedIn: { country: string; region: string | null };
  currency: string;
  lines: OrderLine[];
  itemCount: number;
  subtotal: number;
  /** What the order's own discounts take off; those of lines are in their totals. */
  discount: number;
  /** Of the order as a whole: `shareAdjustments` spreads them over the lines. Absent: none. */
  adjustments?: Adjustment[];
  /** After its own adjustments. */
  shipping: number;
  /** Of the shipping. Absent: none. */
  shippingAdjustments?: Adjustment[];
  /** How it is sent. Absent: by the shop's own rate. */
  shippingRate?: { id: string; name: string; isPickup: boolean };
  tax: number;
  total: number;
  /** Follows from the payments, like the payment status and the refund that is owed (`@mela/rules/ledger.ts`). */
  refunded: number;
  /** Of a canceled order: what the shop still has to pay back. Absent: nothing. */
  refundOwed?: number;
  taxes: TaxAmount[];
  events: OrderEvent[];
  fulfilments: Fulfilment[];
  /** Until when it must be paid; null where that does not end. */
  payBy: Date | null;
  arrival: Arrival | null;
  isErased: boolean;
  /** The words that it is found by, in small letters. */
  terms: string[];
}

/** Days, such as 2026-11-27. */
export interface Arrival {
  from: string;
  until: string;
}

/** What is known of all orders together: the last number, and how often one was changed since the beginning. */
interface OrderCount {
  _id: 'last' | 'changes';
  count: number;
  /** How often something was changed that only a shop without orders may change. */
  claims?: number;
}

export const FIRST_NUMBER = 1001;

export const NUMBER_INDEX = 'number';
export const TOKEN_INDEX = 'tokenHash';
export const FORMER_TOKEN_INDEX = 'formerTokenHashes';
export const KEY_INDEX = 'keyHash';
export const STATUS_INDEX = 'status';
export const PAYMENT_INDEX = 'paymentStatus';
export const TOTAL_INDEX = 'total';
export const SALES_INDEX = 'sales';
export const TERMS_INDEX = 'terms';
export const UNPAID_INDEX = 'payBy';
export const REFUND_INDEX = 'refundOwed';
const ORDER_IMAGE_INDEX = 'images';

/** Canceled orders whose payment, or a part of it, the shop still has. */
export const REFUND_OWED = { refundOwed: { $gt: 0 } } as const;

export const ORDER_COLLECTIONS = {
  orders: collection<Order>({
    name: 'orders',
    counted: 'orders',
    images: { field: 'lines.image.hash', index: ORDER_IMAGE_INDEX, isRepeated: true },
    indexes: [
      { key: { number: 1 }, name: NUMBER_INDEX, unique: true },
      { key: { tokenHash: 1 }, name: TOKEN_INDEX, unique: true },
      { key: { formerTokenHashes: 1 }, name: FORMER_TOKEN_INDEX, sparse: true },
      { key: { keyHash: 1 }, name: KEY_INDEX, unique: true },
      { key: { status: 1, number: 1, paymentStatus: 1 }, name: STATUS_INDEX },
      { key: { paymentStatus: 1, number: 1 }, name: PAYMENT_INDEX },
      { key: { total: 1, number: 1, status: 1, paymentStatus: 1 }, name: TOTAL_INDEX },
      { key: { placedAt: 1, status: 1, paymentStatus: 1, total: 1, refunded: 1 }, name: SALES_INDEX },
      { key: { terms: 1, number: 1 }, name: TERMS_INDEX },
      {
        key: { payBy: 1 },
        name: UNPAID_INDEX,
        partialFilterExpression: { status: 'AWAITING_PAYMENT' },
      },
      { key: { number: 1, refundOwed: 1 }, name: REFUND_INDEX, partialFilterExpression: REFUND_OWED },
      { key: { 'lines.image.hash': 1 }, name: ORDER_IMAGE_INDEX, sparse: true },
    ],
  }),
  orderState: collection<OrderCount>({ name: 'orderState' }),
};

export interface OrderCollections extends CollectionsIn<typeof ORDER_COLLECTIONS> {}
