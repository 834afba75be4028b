import type { LedgerEntry, PaymentKind } from '@mela/rules/ledger.ts';
import { NO_PAYMENT, type OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { AnyBulkWriteOperation, ClientSession, ObjectId } from 'mongodb';
import { ORDER_INDEX, type Payment, type PaymentCollections } from './collection.ts';

/** What an action on an order does to its payments. */
export interface LedgerChange {
  /** Takes back the succeeded payments of this kind that the team recorded by mistake; those of providers stay. */
  cancel?: PaymentKind;
  /** Adds a payment; by default it succeeded. */
  record?: Pick<LedgerEntry, 'kind' | 'amount' | 'isFinal'> & { state?: 'PENDING' };
  /** Sets the outcome of a payment that a provider was asked for. */
  settle?: { paymentId: string; state: 'SUCCEEDED' | 'FAILED'; providerId?: string };
}

/** An order as its payments know it. */
interface LedgerOrder {
  _id: ObjectId;
  currency: string;
  paymentMethod: OrderPaymentMethod;
}

/** When a payment was recorded, and by whom. */
type Recorded = Pick<Payment, 'at' | 'by'>;

/** Reads the payments of an order, the oldest first. */
export function readLedger(
  { payments }: PaymentCollections,
  orderId: ObjectId,
  session?: ClientSession,
): Promise<Payment[]> {
  const options = { hint: ORDER_INDEX, sort: { at: 1 }, ...(session && { session }) } as const;
  return payments.find({ orderId }, options).toArray();
}

/** @returns the payments as they are after the change. @throws Error for a payment of an order that costs nothing */
export function changedLedger(
  before: readonly Payment[],
  { cancel, record, settle }: LedgerChange,
  { _id: orderId, currency, paymentMethod: provider }: LedgerOrder,
  { at, by }: Recorded,
): Payment[] {
  const kept = before.map((payment): Payment => {
    if (payment.kind === cancel && isByHand(payment)) return { ...payment, state: 'CANCELED' };
    if (payment._id !== settle?.paymentId) return payment;
    return { ...payment, state: settle.state, providerId: settle.providerId ?? null };
  });
  if (!record) return kept;
  if (provider === NO_PAYMENT) throw new Error('An order that costs nothing has no payments.');
  const _id = `${orderId.toHexString()}-${before.length + 1}`;
  const state = record.state ?? 'SUCCEEDED';
  return [...kept, { _id, orderId, ...record, state, provider, providerId: null, currency, at, by }];
}

/** @returns the payments of a kind that the team recorded, and can take back */
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

/** Stores what differs between two states of an order's payments. Call it in the transaction that changes the order. */
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
