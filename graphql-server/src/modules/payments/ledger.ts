import type { LedgerEntry, PaymentKind, PaymentState } from '@mela/rules/ledger.ts';
import { NO_PAYMENT, type OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { AnyBulkWriteOperation, ClientSession, ObjectId } from 'mongodb';
import { ORDER_INDEX, type Payment, type PaymentCollections } from './collection.ts';

/** The effect of an action on the order's payments. */
export interface LedgerChange {
  /** Reverts the manually recorded payments of this kind, but not those of providers. */
  cancel?: PaymentKind;
  /** Adds a payment. By default it succeeded and was recorded by hand. */
  record?: Pick<LedgerEntry, 'kind' | 'amount' | 'isFinal'> &
    Pick<Payment, 'chargeId'> & { state?: 'PENDING'; providerId?: string };
  /** Sets the outcome of a payment that was pending or that the provider reports differently. */
  settle?: { paymentId: string; state: Exclude<PaymentState, 'PENDING'>; providerId?: string };
}

/** The fields of an order that its payments depend on. */
interface LedgerOrder {
  _id: ObjectId;
  currency: string;
  paymentMethod: OrderPaymentMethod;
}

/** When and by whom a payment was recorded. */
type Recorded = Pick<Payment, 'at' | 'by'>;

/** Reads the payments of an order, oldest first. */
export function readLedger(
  { payments }: PaymentCollections,
  orderId: ObjectId,
  session?: ClientSession,
): Promise<Payment[]> {
  const options = { hint: ORDER_INDEX, sort: { at: 1 }, ...(session && { session }) } as const;
  return payments.find({ orderId }, options).toArray();
}

/** @returns the payments after the change. @throws Error for a payment of an order that costs nothing */
export function changedLedger(
  before: readonly Payment[],
  { cancel, record, settle }: LedgerChange,
  { _id: orderId, currency, paymentMethod: provider }: LedgerOrder,
  { at, by }: Recorded,
): Payment[] {
  const kept = before.map((payment): Payment => {
    if (payment.kind === cancel && isByHand(payment)) return { ...payment, state: 'CANCELED' };
    if (payment._id !== settle?.paymentId) return payment;
    return { ...payment, state: settle.state, providerId: settle.providerId ?? payment.providerId };
  });
  if (!record) return kept;
  if (provider === NO_PAYMENT) throw new Error('An order that costs nothing has no payments.');
  const _id = `${orderId.toHexString()}-${before.length + 1}`;
  const state = record.state ?? 'SUCCEEDED';
  const providerId = record.providerId ?? null;
  return [...kept, { _id, orderId, ...record, state, provider, providerId, currency, at, by }];
}

/** @returns the manually recorded payments of a kind, which can be reverted */
export async function readRecordedByHand(
  collections: PaymentCollections,
  orderId: ObjectId,
  wanted: PaymentKind,
  session: ClientSession,
): Promise<Payment[]> {
  const payments = await readLedger(collections, orderId, session);
  return payments.filter((payment) => payment.kind === wanted && isByHand(payment));
}

function isByHand({ state, providerId }: Payment): boolean {
  return state === 'SUCCEEDED' && providerId === null;
}

/** Stores the differences between two states of an order's payments. Must run in the transaction that changes the order. */
export async function writeLedger(
  { payments }: PaymentCollections,
  session: ClientSession,
  before: readonly Payment[],
  after: readonly Payment[],
): Promise<void> {
  const states = new Map(before.map(({ _id, state }) => [_id, state]));
  const writes = after.flatMap((payment): AnyBulkWriteOperation<Payment>[] => {
    const { _id, state, providerId } = payment;
    if (states.get(_id) === state) return [];
    return states.has(_id)
      ? [{ updateOne: { filter: { _id }, update: { $set: { state, providerId } } } }]
      : [{ insertOne: { document: payment } }];
  });
  if (writes.length > 0) await payments.bulkWrite(writes, { session });
}
