import type { OnlineMethod } from '@mela/rules/selling-terms.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Claimed, OutboxItem } from '../../kernel/outbox.ts';

/** Money that a provider received but that pays no order. The ledgers do not include it. */
export interface StrayCharge {
  chargeId: string;
  amount: number;
  currency: string;
  /** The amount differs from the order's total, or the order was already paid. */
  reason: 'WRONG_AMOUNT' | 'WRONG_CURRENCY' | 'PAID_TWICE';
  /** The state of an automatic refund. null: the team decides whether to refund. */
  refund: 'DUE' | 'DONE' | 'FAILED' | null;
  /** Why the refund failed. */
  error?: string;
}

/** An attempt to pay an order through a provider. When it is due, the checker asks the provider about it. */
export interface PaymentAttempt extends OutboxItem {
  /** The order's id and the attempt's number, from 1. Also the idempotency key at the provider. */
  _id: string;
  orderId: ObjectId;
  place: number;
  method: OnlineMethod;
  /** The provider's id of the payment. null until the provider has answered. */
  providerId: string | null;
  isTest: boolean;
  /** The amount in minor units. */
  amount: number;
  currency: string;
  startedAt: Date;
  /** When the provider was last asked. */
  checkedAt: Date | null;
  /** Whether the attempt can no longer be paid. */
  isClosed: boolean;
  /** Why the shopper's last payment failed, such as a declined card. */
  failure: string | null;
  strays: StrayCharge[];
  /** Why the last request to the provider failed. */
  error?: string;
}

/** An attempt claimed by this server. */
export type ClaimedAttempt = Claimed<PaymentAttempt>;

/** A received event, without its content. The shop asks the provider for that. */
export interface PaymentEvent {
  /** The method and the provider's event id. */
  _id: string;
  method: OnlineMethod;
  type: string;
  /** When it happened at the provider. */
  at: Date;
  receivedAt: Date;
  source: 'WEBHOOK' | 'BROWSER';
  /** The attempt that the event concerns. null: it concerns no payment of this shop, and was ignored. */
  attemptId: string | null;
  orderId: ObjectId | null;
}

export const ATTEMPT_ORDER_INDEX = 'orderId';
export const PROVIDER_INDEX = 'providerId';
export const DUE_KEY = { method: 1, nextAt: 1 } as const;
export const DUE_INDEX = 'due';
export const STRAY_INDEX = 'strays';
export const EVENT_ORDER_INDEX = 'orderId';
export const EVENT_METHOD_INDEX = 'method';
/** Longer than any provider keeps repeating an event. */
const EVENT_S = 400 * 24 * 60 * 60;

export const ONLINE_PAYMENT_COLLECTIONS = {
  paymentAttempts: collection<PaymentAttempt>({
    name: 'paymentAttempts',
    indexes: [
      { key: { orderId: 1, place: 1 }, name: ATTEMPT_ORDER_INDEX, unique: true },
      {
        key: { method: 1, providerId: 1 },
        name: PROVIDER_INDEX,
        unique: true,
        partialFilterExpression: { providerId: { $type: 'string' } },
      },
      { key: DUE_KEY, name: DUE_INDEX, partialFilterExpression: { nextAt: { $type: 'date' } } },
      { key: { 'strays.refund': 1 }, name: STRAY_INDEX, sparse: true },
    ],
  }),
  paymentEvents: collection<PaymentEvent>({
    name: 'paymentEvents',
    indexes: [
      { key: { orderId: 1, receivedAt: 1 }, name: EVENT_ORDER_INDEX },
      { key: { method: 1, receivedAt: 1 }, name: EVENT_METHOD_INDEX },
      { key: { receivedAt: 1 }, name: 'forgotten', expireAfterSeconds: EVENT_S },
    ],
  }),
};

export interface OnlinePaymentCollections extends CollectionsIn<typeof ONLINE_PAYMENT_COLLECTIONS> {}
