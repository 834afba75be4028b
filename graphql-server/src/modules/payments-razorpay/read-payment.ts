import type {
  ProviderCharge,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../payments/payment-provider.ts';
import { paymentsRazorpayTexts } from './messages.ts';
import type { RazorpayApi } from './razorpay-api.ts';

/** Razorpay's "order", which represents the payment of a shop's order. */
export interface RazorpayOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
}

/** An attempt to pay a Razorpay order. */
export interface RazorpayPayment {
  id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded: number;
  refund_status: string | null;
  error_description: string | null;
  created_at: number;
}

export interface RazorpayRefund {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  notes: Record<string, string> | [];
}

interface RazorpayDispute {
  id: string;
  payment_id: string;
  amount: number;
  status: 'open' | 'under_review' | 'lost' | 'won' | 'closed';
}

interface Items<Item> {
  items: Item[];
}

const MOST = { count: '100' };

/** Reads a Razorpay order with its payments, refunds and disputes. */
export async function readPayment(
  api: RazorpayApi,
  id: string,
  signal: AbortSignal,
): Promise<ProviderPayment> {
  const order = await api.get<RazorpayOrder>(`/orders/${id}`, {}, signal);
  const { items: payments } = await api.get<Items<RazorpayPayment>>(`/orders/${id}/payments`, {}, signal);
  const taken = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  const refunds: ProviderRefund[] = [];
  for (const { id: paymentId } of taken)
    refunds.push(...(await readRefunds(api, paymentId, signal)).map(refundOf));
  const disputes = taken.length > 0 ? await readDisputes(api, taken, signal) : [];
  return { ...paymentOf(order, payments), charges: payments.flatMap(chargeOf), refunds, disputes };
}

export async function readRefunds(
  api: RazorpayApi,
  paymentId: string,
  signal: AbortSignal,
): Promise<RazorpayRefund[]> {
  return (await api.get<Items<RazorpayRefund>>(`/payments/${paymentId}/refunds`, MOST, signal)).items;
}

/** Razorpay lists disputes only for all payments together, newest first. */
async function readDisputes(
  api: RazorpayApi,
  payments: readonly RazorpayPayment[],
  signal: AbortSignal,
): Promise<ProviderDispute[]> {
  const { items } = await api.get<Items<RazorpayDispute>>('/disputes', MOST, signal);
  const ids = new Set(payments.map(({ id }) => id));
  return items.filter(({ payment_id }) => ids.has(payment_id)).map(disputeOf);
}

/** The state of a Razorpay order and the attempts to pay it. */
export function paymentOf(
  { id, status }: RazorpayOrder,
  payments: readonly RazorpayPayment[] = [],
): ProviderPayment {
  const last = payments.toSorted((one, other) => other.created_at - one.created_at)[0];
  return {
    id,
    clientSecret: null,
    isClosed: status === 'paid',
    failure: last?.status === 'failed' ? last.error_description : null,
    ...{ charges: [], refunds: [], disputes: [] },
  };
}

const CHARGES: Readonly<Record<RazorpayPayment['status'], ProviderCharge['state'] | null>> = {
  // The shopper is still choosing how to pay.
  created: null,
  authorized: 'PENDING',
  captured: 'SUCCEEDED',
  refunded: 'SUCCEEDED',
  failed: 'FAILED',
};

function chargeOf({ id, status, amount, currency }: RazorpayPayment): ProviderCharge[] {
  const state = CHARGES[status] ?? null;
  return state === null ? [] : [{ id, state, amount, currency }];
}

const REFUNDS: Readonly<Record<RazorpayRefund['status'], ProviderRefund['state']>> = {
  pending: 'PENDING',
  processed: 'SUCCEEDED',
  failed: 'FAILED',
};

export function refundOf({ id, payment_id, status, amount, receipt }: RazorpayRefund): ProviderRefund {
  const state = REFUNDS[status];
  const failure = state === 'FAILED' ? paymentsRazorpayTexts.refundFailed : null;
  return { id, chargeId: payment_id, key: receipt, state, amount, failure };
}

const DISPUTES: Readonly<Record<RazorpayDispute['status'], ProviderDispute['state']>> = {
  open: 'OPEN',
  under_review: 'OPEN',
  lost: 'LOST',
  won: 'WON',
  closed: 'WON',
};

function disputeOf({ id, payment_id, status, amount }: RazorpayDispute): ProviderDispute {
  return { id, chargeId: payment_id, state: DISPUTES[status], amount };
}
