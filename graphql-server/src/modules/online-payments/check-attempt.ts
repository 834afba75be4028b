import { within } from '../../kernel/within.ts';
import type { Order } from '../orders/collection.ts';
import { readLedger } from '../payments/ledger.ts';
import {
  isReady,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '../payments/payment-provider.ts';
import { RefundRejection } from '../payments/refund-provider.ts';
import { applyPayment } from './apply-payment.ts';
import type { ClaimedAttempt, PaymentAttempt, StrayCharge } from './collection.ts';
import { type PaymentServices, providerOf } from './context.ts';
import { strayCharges } from './plan-step.ts';
import { isOf } from './start-payment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The timeout of a request to the provider. */
const ANSWER_MS = 20_000;
/** The polling intervals of attempts by age. */
const INTERVALS: readonly (readonly [age: number, every: number])[] = [
  [10 * MINUTE_MS, 2 * MINUTE_MS],
  [HOUR_MS, 10 * MINUTE_MS],
  [DAY_MS, HOUR_MS],
  [10 * DAY_MS, 6 * HOUR_MS],
  [120 * DAY_MS, DAY_MS],
];
/** An attempt is polled for this long. A later payment can only come from a page left open, and the provider's event reports it. */
const OPEN_MS = 10 * DAY_MS;

/** The fields that a check stores. */
export type Checked = Pick<PaymentAttempt, 'providerId' | 'isClosed' | 'failure' | 'strays'> & {
  /** Milliseconds until the next check. null: the next check follows only after an event. */
  againInMs: number | null;
};

/**
 * Asks the provider about a payment and updates its order. Money that pays no order is refunded, or the team decides about it. A payment
 * that the order no longer needs is canceled at the provider.
 * @throws Error if the provider does not answer, after which the check is retried
 */
export async function checkAttempt(
  services: PaymentServices,
  attempt: ClaimedAttempt,
  signal: AbortSignal,
): Promise<Checked> {
  const provider = providerOf(services.paymentProviders, attempt.method);
  if (!isReady(provider)) throw new Error(`The keys of ${provider.title} are not set.`);
  const order = await services.orders.findOne({ _id: attempt.orderId });
  if (!order) throw new Error('The order of this payment does not exist.');
  const asking = { provider, signal };
  let payment = await readPayment(asking, attempt, order);
  if (!payment.isClosed && !isWanted(order, attempt, provider) && !isUnderWay(payment)) {
    await ask(provider.cancel(payment.id, signal));
    payment = await ask(provider.read(payment.id, signal));
  }
  await applyPayment(services, attempt, payment);
  const after = (await services.orders.findOne({ _id: order._id })) ?? order;
  const strays = await refundStrays(services, asking, attempt, after, payment);
  const { id: providerId, isClosed, failure } = payment;
  const age = Date.now() - attempt.startedAt.getTime();
  return { providerId, isClosed, failure, strays, againInMs: nextCheck(payment, strays, age) };
}

interface Asking {
  provider: PaymentProvider;
  signal: AbortSignal;
}

/** Reads the payment. Creates it if the server stopped before the provider answered. The idempotency key finds an existing one. */
function readPayment(
  { provider, signal }: Asking,
  { _id, providerId, amount, currency }: PaymentAttempt,
  order: Order,
): Promise<ProviderPayment> {
  if (providerId !== null) return ask(provider.read(providerId, signal));
  const wanted = { key: _id, amount, currency, orderNumber: String(order.number) };
  return ask(provider.create(wanted, signal));
}

/**
 * Waits for a provider's answer.
 * @throws ProviderError if it fails or times out, or RefundRejection
 */
export function ask<Answer>(answer: Promise<Answer>, withinMs = ANSWER_MS): Promise<Answer> {
  return within(withinMs, answer).catch((error: unknown) => {
    if (error instanceof ProviderError || error instanceof RefundRejection) throw error;
    throw new ProviderError('UNREACHABLE', error instanceof Error ? error.message : String(error));
  });
}

/** Whether the order can still be paid with this attempt. */
function isWanted(order: Order, attempt: PaymentAttempt, provider: PaymentProvider): boolean {
  return order.paymentStatus === 'PENDING' && order.status !== 'CANCELED' && isOf(attempt, order, provider);
}

function isUnderWay({ charges }: ProviderPayment): boolean {
  return charges.some(({ state }) => state !== 'FAILED');
}

/** Refunds duplicate payments and those that the team chose to refund. @returns all stray charges of the attempt */
async function refundStrays(
  services: PaymentServices,
  { provider, signal }: Asking,
  attempt: ClaimedAttempt,
  order: Order,
  payment: ProviderPayment,
): Promise<StrayCharge[]> {
  const ledger = await readLedger(services, order._id);
  const known = new Map(attempt.strays.map((stray) => [stray.chargeId, stray]));
  const strays = strayCharges(order, ledger, payment).map((found): StrayCharge => {
    const refund = found.reason === 'PAID_TWICE' ? 'DUE' : null;
    return known.get(found.chargeId) ?? { ...found, refund };
  });
  for (const stray of strays.filter(({ refund }) => refund === 'DUE')) {
    const { chargeId, amount } = stray;
    const key = `${attempt._id}-${chargeId}`;
    try {
      await ask(provider.refund({ chargeId, amount, key }, signal));
      stray.refund = 'DONE';
    } catch (error) {
      if (!(error instanceof RefundRejection)) throw error;
      stray.refund = 'FAILED';
      stray.error = error.message;
    }
  }
  return strays;
}

/** @returns milliseconds until the next check, or null if only an event can change the payment */
function nextCheck(payment: ProviderPayment, strays: readonly StrayCharge[], age: number): number | null {
  const isMoving =
    payment.charges.some(({ state }) => state === 'PENDING') ||
    payment.refunds.some(({ state }) => state === 'PENDING') ||
    payment.disputes.some(({ state }) => state === 'OPEN') ||
    strays.some(({ refund }) => refund === 'DUE');
  if (!isMoving && (payment.isClosed || age > OPEN_MS)) return null;
  return INTERVALS.find(([until]) => age < until)?.[1] ?? null;
}
