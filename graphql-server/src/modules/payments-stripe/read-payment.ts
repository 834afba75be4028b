import type Stripe from 'stripe';
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../payments/payment-provider.ts';
import { fromStripeAmount } from './amounts.ts';
import { paymentsStripeTexts } from './messages.ts';

const MAX_LISTED = 100;
/** The metadata field for the shop's idempotency key of an object at Stripe. */
export const KEY = 'mela_key';

/** Reads a payment with its charges, refunds and disputes. */
export async function readPayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const payment = paymentOf(intent);
  if (intent.latest_charge === null) return payment;
  const ofIntent = { payment_intent: id, limit: MAX_LISTED };
  const { data: charges } = await stripe.charges.list(ofIntent);
  const isPaid = charges.some(({ status }) => status === 'succeeded');
  const refunds = isPaid ? (await stripe.refunds.list(ofIntent)).data : [];
  const isDisputed = charges.some(({ disputed }) => disputed);
  const disputes = isDisputed ? (await stripe.disputes.list(ofIntent)).data : [];
  return {
    ...payment,
    charges: charges.map(chargeOf),
    refunds: refunds.map(refundOf),
    disputes: disputes.flatMap(disputeOf),
  };
}

/** The state of a payment without its charges. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    isClosed: intent.status === 'succeeded' || intent.status === 'canceled',
    failure: intent.last_payment_error?.message ?? null,
    ...{ charges: [], refunds: [], disputes: [] },
  };
}

function chargeOf({
  id,
  status,
  captured,
  amount,
  amount_captured,
  currency,
}: Stripe.Charge): ProviderCharge {
  const code = currency.toUpperCase();
  const isTaken = status === 'succeeded' && captured;
  return {
    id,
    state: isTaken ? 'SUCCEEDED' : status === 'failed' ? 'FAILED' : 'PENDING',
    amount: fromStripeAmount(isTaken ? amount_captured : amount, code),
    currency: code,
  };
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const { id, charge, metadata, status, amount, currency, failure_reason } = refund;
  const isFailed = status === 'failed' || status === 'canceled';
  return {
    id,
    chargeId: idOf(charge) ?? '',
    key: metadata?.[KEY] ?? null,
    state: status === 'succeeded' ? 'SUCCEEDED' : isFailed ? 'FAILED' : 'PENDING',
    amount: fromStripeAmount(amount, currency.toUpperCase()),
    failure: isFailed ? paymentsStripeTexts.refundFailedBecause({ reason: failure_reason ?? status }) : null,
  };
}

/** The states of disputes. Inquiries and prevented disputes are missing, because they move no money. */
const DISPUTES: Readonly<Record<string, ProviderDispute['state']>> = {
  needs_response: 'OPEN',
  under_review: 'OPEN',
  appeal_needs_response: 'OPEN',
  appeal_under_review: 'OPEN',
  won: 'WON',
  lost: 'LOST',
};

function disputeOf({ id, charge, status, amount, currency }: Stripe.Dispute): ProviderDispute[] {
  const state = DISPUTES[status];
  if (state === undefined) return [];
  const code = currency.toUpperCase();
  return [{ id, chargeId: idOf(charge) ?? '', state, amount: fromStripeAmount(amount, code) }];
}

/** The id in a reference, which Stripe returns as an id or as an expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
