import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Claimed } from '../../kernel/outbox.ts';

/** Units of a line that were refunded. Restocked and other units of a line are two of these. */
export interface RefundLine {
  lineId: string;
  quantity: number;
  restock: boolean;
  /** Their share of what was paid for the line, in minor units. */
  amount: number;
}

/** What a refund in the ledger is for. The amount and the state are the payment's. */
export interface RefundDetails {
  /** The payment's id. */
  _id: string;
  orderId: ObjectId;
  lines: RefundLine[];
  /** The part of the amount that refunds shipping, in minor units. */
  shipping: number;
  note: string | null;
  keyHash: string;
  inputHash: string;
  /** The charge that a payment provider refunds; null: the team refunded by hand. */
  chargeId: string | null;
  /** How often the provider was asked, and when it is asked next. null: not any more. */
  attempts: number;
  nextAt: Date | null;
  claim?: string;
  /** Why the last attempt failed. */
  error?: string;
}

/** A refund that this server alone sends now. */
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
