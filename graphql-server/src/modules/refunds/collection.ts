import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Claimed } from '../../kernel/outbox.ts';

/** Refunded units of a line. Each entry has only shipped or only unshipped units, and only restocked units or none. */
export interface RefundLine {
  lineId: string;
  quantity: number;
  /** Whether the units were restocked. */
  restock: boolean;
  /** Whether the units had been shipped. Unshipped units were removed from the order. */
  isShipped: boolean;
  /** Their share of the amount paid for the line, in minor units. */
  amount: number;
}

/** The details of a refund. Its payment in the ledger has the amount and the state. */
export interface RefundDetails {
  /** The payment's id. */
  _id: string;
  orderId: ObjectId;
  lines: RefundLine[];
  /** The refunded shipping, in minor units. */
  shipping: number;
  note: string | null;
  keyHash: string;
  inputHash: string;
  /** The charge that the provider refunds. null: refunded by hand. */
  chargeId: string | null;
  /** The number of attempts. `nextAt`: when the next one is due, or null for none. */
  attempts: number;
  nextAt: Date | null;
  claim?: string;
  /** Why the last attempt failed. */
  error?: string;
}

/** A refund claimed by this server. */
export type ClaimedRefund = Claimed<RefundDetails>;

export const ORDER_INDEX = 'orderId';
export const KEY_INDEX = 'keyHash';
export const DUE_KEY = { nextAt: 1 } as const;

export const REFUND_COLLECTIONS = {
  refunds: collection<RefundDetails>({
    name: 'refunds',
    indexes: [
      { key: { orderId: 1 }, name: ORDER_INDEX },
      { key: { keyHash: 1 }, name: KEY_INDEX, unique: true },
      { key: DUE_KEY, name: 'due', partialFilterExpression: { nextAt: { $type: 'date' } } },
    ],
  }),
};

export interface RefundCollections extends CollectionsIn<typeof REFUND_COLLECTIONS> {}
