import Stripe from 'stripe';
import type { StripeKeys } from '../../kernel/payment-keys.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type WantedPayment,
  type WantedRefund,
} from '../payments/payment-provider.ts';
import { readProviderAnswer } from '../payments/provider-answer.ts';
import { RefundRejection } from '../payments/refund-provider.ts';
import { toStripeAmount } from './amounts.ts';
import { diagnose } from './diagnose.ts';
import { paymentsStripeTexts } from './messages.ts';
import { KEY, paymentOf, readPayment, refundOf } from './read-payment.ts';
import { atStripe, toProviderError } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 1;
const MAX_REFUNDS = 100;
const BAD_GATEWAY = 502;
const DASHBOARD = 'https://dashboard.stripe.com';

/** Stripe: cards, wallets and other methods enabled in the account, through PaymentIntents. */
export function stripeProvider(keys: StripeKeys): PaymentProvider {
  const { secretKey, publishableKey } = keys;
  const isTest = secretKey?.includes('_test_') === true;
  const stripe = clientOf(secretKey, keys.api);
  return {
    method: 'stripe',
    title: 'Stripe',
    mode: secretKey === null ? null : isTest ? 'TEST' : 'LIVE',
    missing: [
      ...(secretKey === null ? ['STRIPE_SECRET_KEY'] : []),
      ...(publishableKey === null ? ['STRIPE_PUBLISHABLE_KEY'] : []),
    ],
    publicKey: publishableKey ?? '',
    create: (wanted) => atStripe(createPayment(stripe, wanted)),
    read: (id) => atStripe(readPayment(stripe, id)),
    cancel: (id) => cancelPayment(stripe, id),
    refund: (wanted) => refundOnce(stripe, wanted),
    readEvent: (body, headers) => readStripeEvent(keys.webhookSecret, body, headers),
    test: (webhookUrl) =>
      diagnose(keys, { secret: stripe, publishable: clientOf(publishableKey, keys.api) }, webhookUrl),
    pageOf: (id) => `${DASHBOARD}${isTest ? '/test' : ''}/payments/${id}`,
  };
}

function clientOf(key: string | null, api: URL | null): Stripe {
  // The client is never called without a key.
  return new Stripe(key ?? 'none', {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false },
    httpClient: Stripe.createFetchHttpClient(fetchAnswer),
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'https:' ? '443' : '80'),
      protocol: api.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
}

/** Validates responses, because Stripe's library ends the process for a response such as `"text"`. */
const fetchAnswer: typeof fetch = async (url, request) => {
  const response = await fetch(url, { ...request, redirect: 'error' });
  const answer = await readProviderAnswer(response);
  if (answer) return Response.json(answer, { status: response.status, headers: response.headers });
  const status = response.ok ? BAD_GATEWAY : response.status;
  return Response.json({ error: { type: 'api_error', message: 'Unreadable' } }, { status });
};

async function createPayment(
  stripe: Stripe,
  { key, amount, currency, orderNumber }: WantedPayment,
): Promise<ProviderPayment> {
  const units = toStripeAmount(amount, currency);
  if (units === null) throw new ProviderError('REJECTED', paymentsStripeTexts.decimalsNotSupported);
  const intent = await stripe.paymentIntents.create(
    {
      amount: units,
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      description: paymentsStripeTexts.order({ number: orderNumber }),
      metadata: { [KEY]: key, order: orderNumber },
    },
    { idempotencyKey: key },
  );
  return paymentOf(intent);
}

/** A paid or processing payment cannot be canceled. The next read shows its state. */
async function cancelPayment(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(id);
  } catch (error) {
    const failure = toProviderError(error);
    if (failure.kind !== 'REJECTED') throw failure;
  }
}

/** Looks for the refund first, because Stripe forgets idempotency keys after a day, and an outage can last longer. */
async function refundOnce(stripe: Stripe, { chargeId, amount, key }: WantedRefund): Promise<string> {
  try {
    const { data } = await stripe.refunds.list({ charge: chargeId, limit: MAX_REFUNDS });
    const known = data.map(refundOf).find((refund) => refund.key === key);
    if (known) return outcomeOf(known);
    const charge = await stripe.charges.retrieve(chargeId);
    const created = await stripe.refunds.create(
      {
        charge: chargeId,
        amount: toStripeAmount(amount, charge.currency.toUpperCase()) ?? amount,
        metadata: { [KEY]: key },
      },
      { idempotencyKey: `refund-${key}` },
    );
    return outcomeOf(refundOf(created));
  } catch (error) {
    if (error instanceof RefundRejection) throw error;
    const failure = toProviderError(error);
    const isFinal = failure.kind === 'REJECTED' || failure.kind === 'UNKNOWN';
    throw isFinal ? new RefundRejection(failure.message) : failure;
  }
}

/** @returns the refund's id. @throws RefundRejection if it failed, ProviderError while it is pending */
function outcomeOf({ id, state, failure }: ProviderRefund): string {
  if (state === 'SUCCEEDED') return id;
  if (state === 'FAILED') throw new RefundRejection(failure ?? paymentsStripeTexts.refundFailed);
  throw new ProviderError('FAILED', paymentsStripeTexts.refundPending);
}
