import { unpaidOf } from '@mela/rules/ledger.ts';
import { isOnlineMethod } from '@mela/rules/selling-terms.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { isReady, type PaidOrder, type PaymentProvider } from '../payments/payment-provider.ts';
import { ATTEMPT_ORDER_INDEX, type OnlinePaymentCollections, type PaymentAttempt } from './collection.ts';

/** The delay until the first check of an attempt without events. */
const FIRST_CHECK_MS = 2 * 60_000;
const AT_ONCE = new Date(0);

/** The attempt with which an order can be paid now: an open one, or a new one. */
export async function openAttempt(
  collections: OnlinePaymentCollections,
  order: PaidOrder,
  provider: PaymentProvider,
): Promise<PaymentAttempt> {
  const last = await lastAttempt(collections, order);
  if (last && isOf(last, order, provider)) return last;
  const attempt = newAttempt(order, provider, (last?.place ?? 0) + 1);
  // Check the previous attempt now, so that the checker closes it.
  if (last) await hasten(collections, last._id);
  try {
    await collections.paymentAttempts.insertOne(attempt);
    return attempt;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // A concurrent call has created the attempt.
    return openAttempt(collections, order, provider);
  }
}

export function lastAttempt(
  { paymentAttempts }: OnlinePaymentCollections,
  { _id }: Pick<PaidOrder, '_id'>,
): Promise<PaymentAttempt | null> {
  const newest = { ...NEWEST, sort: { place: -1 }, hint: ATTEMPT_ORDER_INDEX } as const;
  return paymentAttempts.findOne({ orderId: _id }, newest);
}

/** Makes an attempt due now, whatever its last check found. */
export async function hasten({ paymentAttempts }: OnlinePaymentCollections, _id: string): Promise<void> {
  await paymentAttempts.updateOne({ _id }, { $set: { nextAt: AT_ONCE }, $unset: { claim: '' } });
}

/** Whether a check is already due, so that it need not be requested again. */
export function isHastened({ nextAt }: Pick<PaymentAttempt, 'nextAt'>): boolean {
  return nextAt?.getTime() === AT_ONCE.getTime();
}

/** Whether an order can still be paid with an attempt: same amount due, method and keys. */
export function isOf(
  attempt: PaymentAttempt,
  { currency, paymentMethod, ...order }: Pick<PaidOrder, 'total' | 'charged' | 'currency' | 'paymentMethod'>,
  { mode }: Pick<PaymentProvider, 'mode'>,
): boolean {
  return (
    !attempt.isClosed &&
    attempt.amount === unpaidOf(order) &&
    attempt.currency === currency &&
    attempt.method === paymentMethod &&
    attempt.isTest === (mode === 'TEST')
  );
}

function newAttempt(order: PaidOrder, { method, mode }: PaymentProvider, place: number): PaymentAttempt {
  const startedAt = new Date();
  return {
    _id: `${order._id.toHexString()}-${place}`,
    ...{ orderId: order._id, place, method, providerId: null, isTest: mode === 'TEST' },
    ...{ amount: unpaidOf(order), currency: order.currency, startedAt, checkedAt: null },
    ...{ isClosed: false, failure: null, strays: [] },
    ...{ attempts: 0, nextAt: new Date(startedAt.getTime() + FIRST_CHECK_MS) },
  };
}

/** The provider for an order's payment. @returns null without one */
export function readyProvider(
  providers: readonly PaymentProvider[],
  { paymentMethod }: Pick<PaidOrder, 'paymentMethod'>,
): PaymentProvider | null {
  if (!isOnlineMethod(paymentMethod)) return null;
  const provider = providers.find(({ method }) => method === paymentMethod);
  return provider && isReady(provider) ? provider : null;
}
