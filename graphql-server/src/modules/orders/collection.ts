import type { PostalAddress } from '@mela/rules/address-checks.ts';
import type { Adjustment } from '@mela/rules/adjustments.ts';
import type { LineUnits } from '@mela/rules/order-units.ts';
import type { OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { TaxAmount } from '@mela/rules/taxes.ts';
import type { OrderStatus, PaymentStatus } from '@mela/rules/transitions.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { OrderEvent } from './events.ts';
import type { KeyedCall } from './keyed-call.ts';

/**
 * A line of an order, copied when the order was placed. Amounts are in minor units. They include tax, unless
 * the order's tax was added to its prices.
 */
export interface OrderLine extends LineUnits {
  /** Its number within the order, from 1. */
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
  /** Price × quantity plus adjustments. */
  total: number;
  /** The tax on the line's total and its share of the order's adjustments. */
  tax: number;
  /** Adjustments of this line alone. Absent: none. */
  adjustments?: Adjustment[];
  /** The tax rate in per cent. */
  taxRate: number;
  /** The HSN code. Absent: unknown. */
  hsn?: string;
  /** Exempt from tax by law. Absent: not exempt, even if the rate is 0. */
  isTaxExempt?: true;
}

/** A parcel. Its id is its number within the order, from 1. */
export interface Fulfilment {
  at: Date;
  carrier: string | null;
  /** The tracking number. Absent in parcels of an earlier version. */
  trackingNumber?: string | null;
  trackingUrl: string | null;
  lines: { lineId: string; quantity: number }[];
  /** When the undelivered parcel came back. Its units count as not shipped. */
  returnedAt?: Date;
  /** Whether the units of a returned parcel were restocked. */
  isRestocked?: boolean;
  /** The hashes of the idempotency key and the input of the call that shipped the parcel. Absent: a call without a key. */
  keyHash?: string;
  inputHash?: string;
}

/** The customer's details, which erasure removes. */
export interface OrderContact {
  email: string;
  phone: string | null;
  shippingAddress: PostalAddress | null;
  /** The billing address. null: same as the shipping address. */
  billingAddress: PostalAddress | null;
  note: string | null;
}

export interface Order extends OrderContact {
  _id: ObjectId;
  /** Sequential, without gaps. */
  number: number;
  /** The encrypted token of the shopper's link (`order-tokens.ts`). Operators and backups cannot read it. */
  token: string;
  /** The hash of the token. There are several if a server without the key had to create another token. */
  tokenHash: string | string[];
  /** Hashes of tokens that were replaced when an operator changed the email address. They give read-only access. */
  formerTokenHashes?: string[];
  /** The hash of the idempotency key. `keyOwnerHash` is the hash of key and email together. */
  keyHash: string;
  keyOwnerHash: string;
  /** The hash of key and input. Absent in orders of earlier versions. */
  inputHash?: string;
  /** The call that placed a draft as this order. Absent: a call without an idempotency key. */
  placedWith?: KeyedCall;
  placedAt: Date;
  /** Increases with every change. */
  revision: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: OrderPaymentMethod;
  gstin: string | null;
  /** The place of supply, which stays after erasure. */
  taxedIn: { country: string; region: string | null };
  currency: string;
  lines: OrderLine[];
  itemCount: number;
  subtotal: number;
  /** The discounts of the whole order. Line discounts are in the line totals. */
  discount: number;
  /** Adjustments of the whole order, which `shareAdjustments` distributes over the lines. Absent: none. */
  adjustments?: Adjustment[];
  /** The shipping cost after its adjustments. */
  shipping: number;
  /** Adjustments of the shipping. Absent: none. */
  shippingAdjustments?: Adjustment[];
  /** The shipping rate. Absent: the shop's own. */
  shippingRate?: { id: string; name: string; isPickup: boolean } | null;
  tax: number;
  /** Whether prices excluded tax, which was added to the total. Absent: prices included it. */
  isTaxAdded?: true;
  total: number;
  /**
   * The sum of the succeeded charges. Absent: none, or an order that has not changed since this field was
   * introduced.
   */
  charged?: number;
  /** Derived from the payments, like the payment status and the owed refund (`@mela/rules/ledger.ts`). */
  refunded: number;
  /** The amount that the shop still has to refund, because the order was canceled or an edit made it cheaper. Absent: nothing. */
  refundOwed?: number;
  taxes: TaxAmount[];
  events: OrderEvent[];
  fulfilments: Fulfilment[];
  /** When the items that are still to ship were packed. null or absent: not packed, or changed since. */
  packedAt?: Date | null;
  /** The payment deadline. null: none. */
  payBy: Date | null;
  arrival: Arrival | null;
  isErased: boolean;
  /** Search words in lower case. */
  terms: string[];
}

/** Dates, such as 2026-11-27. */
export interface Arrival {
  from: string;
  until: string;
}

/** Counts over all orders: the last order number, and the number of changes. */
interface OrderCount {
  _id: 'last' | 'changes';
  count: number;
  /** The number of changes that only a shop without orders may make. */
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
export const PRODUCT_INDEX = 'lines.productId';
export const UNPAID_INDEX = 'payBy';
export const REFUND_INDEX = 'refundOwed';
const ORDER_IMAGE_INDEX = 'images';
/**
 * The paths at which an order contains the ids of its discounts and surcharges. Each place has an index of
 * the same name.
 */
export const ADJUSTMENT_IDS = [
  'adjustments.source.id',
  'shippingAdjustments.source.id',
  'lines.adjustments.source.id',
] as const;

/** The other fields by which lists of a product's or discount's orders are filtered and sorted. */
const LISTED = {
  ...{ number: 1, status: 1, paymentStatus: 1, placedAt: 1 },
  ...{ total: 1, refunded: 1, discount: 1, packedAt: 1 },
} as const;

/** Orders for which the shop has received more than they cost. */
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
      { key: { status: 1, number: 1, paymentStatus: 1, packedAt: 1 }, name: STATUS_INDEX },
      { key: { paymentStatus: 1, number: 1 }, name: PAYMENT_INDEX },
      { key: { total: 1, number: 1, status: 1, paymentStatus: 1, packedAt: 1 }, name: TOTAL_INDEX },
      {
        key: {
          placedAt: 1,
          status: 1,
          paymentStatus: 1,
          total: 1,
          refunded: 1,
          tax: 1,
          discount: 1,
          number: 1,
        },
        name: SALES_INDEX,
      },
      { key: { terms: 1, number: 1 }, name: TERMS_INDEX },
      {
        key: { payBy: 1 },
        name: UNPAID_INDEX,
        partialFilterExpression: { status: 'AWAITING_PAYMENT' },
      },
      { key: { number: 1, refundOwed: 1 }, name: REFUND_INDEX, partialFilterExpression: REFUND_OWED },
      { key: { 'lines.productId': 1, ...LISTED }, name: PRODUCT_INDEX },
      ...ADJUSTMENT_IDS.map((place) => ({
        key: { [place]: 1, ...LISTED } as const,
        name: place,
        partialFilterExpression: { [place]: { $exists: true } },
      })),
      { key: { 'lines.image.hash': 1 }, name: ORDER_IMAGE_INDEX, sparse: true },
    ],
  }),
  orderState: collection<OrderCount>({ name: 'orderState' }),
};

export interface OrderCollections extends CollectionsIn<typeof ORDER_COLLECTIONS> {}
