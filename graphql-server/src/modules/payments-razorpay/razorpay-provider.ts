import { createHash } from 'node:crypto';
import type { RazorpayKeys } from '../../kernel/payment-keys.ts';
import {
  type Diagnosis,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type WantedPayment,
  type WantedRefund,
} from '../payments/payment-provider.ts';
import { RefundRejection } from '../payments/refund-provider.ts';
import { paymentsRazorpayTexts } from './messages.ts';
import { RazorpayApi } from './razorpay-api.ts';
import { isProven, readRazorpayEvent } from './razorpay-events.ts';
import {
  paymentOf,
  type RazorpayOrder,
  type RazorpayRefund,
  readPayment,
  readRefunds,
  refundOf,
} from './read-payment.ts';

const MAX_RECEIPT = 40;
const DASHBOARD = 'https://dashboard.razorpay.com/app';

/** Razorpay: cards, UPI, net banking and wallets in India, through Razorpay orders. */
export function razorpayProvider(keys: RazorpayKeys): PaymentProvider {
  const { keyId, keySecret, webhookSecret } = keys;
  const isTest = keyId?.startsWith('rzp_test_') === true;
  const api = new RazorpayApi(keys);
  return {
    method: 'razorpay',
    title: 'Razorpay',
    mode: keyId === null ? null : isTest ? 'TEST' : 'LIVE',
    missing: [
      ...(keyId === null ? ['RAZORPAY_KEY_ID'] : []),
      ...(keySecret === null ? ['RAZORPAY_KEY_SECRET'] : []),
    ],
    publicKey: keyId ?? '',
    create: (wanted, signal) => createOnce(api, wanted, signal),
    read: (id, signal) => readPayment(api, id, signal),
    // Razorpay cannot cancel an order. If it is paid nevertheless, the payment is refunded.
    cancel: async () => {},
    refund: (wanted, signal) => refundOnce(api, wanted, signal),
    readEvent: (body, headers) => readRazorpayEvent(webhookSecret, isTest, body, headers),
    isProven: (id, proof) => isProven(keySecret, id, proof),
    test: (_, signal) => diagnose(api, webhookSecret, signal),
    pageOf: (id) => `${DASHBOARD}/${id.startsWith('order_') ? 'orders' : 'payments'}/${id}`,
  };
}

/** Looks for an existing order with the key as its receipt first, because Razorpay would create another one. */
async function createOnce(
  api: RazorpayApi,
  { key, amount, currency, orderNumber }: WantedPayment,
  signal: AbortSignal,
): Promise<ProviderPayment> {
  const { items } = await api.get<{ items: RazorpayOrder[] }>('/orders', { receipt: key }, signal);
  const known = items.find(({ receipt }) => receipt === key);
  if (known) return paymentOf(known);
  const wanted = { amount, currency, receipt: key, payment_capture: true, notes: { order: orderNumber } };
  return paymentOf(await api.post<RazorpayOrder>('/orders', wanted, signal));
}

/** Looks for an existing refund first, because Razorpay may forget an idempotency key. */
async function refundOnce(
  api: RazorpayApi,
  { chargeId, amount, key }: WantedRefund,
  signal: AbortSignal,
): Promise<string> {
  try {
    const refunds = await readRefunds(api, chargeId, signal);
    const known = refunds.find(({ receipt }) => receipt === receiptOf(key));
    return outcomeOf(known ?? (await createRefund(api, { chargeId, amount, key }, signal)));
  } catch (error) {
    const isFinal = error instanceof ProviderError && (error.kind === 'REJECTED' || error.kind === 'UNKNOWN');
    throw isFinal ? new RefundRejection(error.message) : error;
  }
}

function createRefund(
  api: RazorpayApi,
  { chargeId, amount, key }: WantedRefund,
  signal: AbortSignal,
): Promise<RazorpayRefund> {
  const once = { 'x-refund-idempotency': `refund-${key}` };
  return api.post(`/payments/${chargeId}/refund`, { amount, receipt: receiptOf(key) }, signal, once);
}

/** Receipts have at most 40 characters, so a longer key is hashed. */
function receiptOf(key: string): string {
  return key.length <= MAX_RECEIPT
    ? key
    : createHash('sha256').update(key).digest('hex').slice(0, MAX_RECEIPT);
}

/** @returns the refund's id. @throws RefundRejection if it failed, ProviderError while it is pending */
function outcomeOf(refund: RazorpayRefund): string {
  const { id, state, failure } = refundOf(refund);
  if (state === 'SUCCEEDED') return id;
  if (state === 'FAILED') throw new RefundRejection(failure ?? paymentsRazorpayTexts.refundFailed);
  throw new ProviderError('FAILED', paymentsRazorpayTexts.refundPending);
}

/** Razorpay's API does not list webhooks to shops, so their URL cannot be checked. */
async function diagnose(
  api: RazorpayApi,
  webhookSecret: string | null,
  signal: AbortSignal,
): Promise<Diagnosis> {
  try {
    await api.get('/payments', { count: '1' }, signal);
  } catch (error) {
    if (error instanceof ProviderError) return { problems: [error.message] };
    throw error;
  }
  const isHeard = webhookSecret !== null;
  const unset = paymentsRazorpayTexts.confirmedLate;
  return { problems: isHeard ? [] : [unset] };
}
