import type Stripe from 'stripe';
import type { StripeKeys } from '../../kernel/payment-keys.ts';
import { type Diagnosis, ProviderError } from '../payments/payment-provider.ts';
import { paymentsStripeTexts } from './messages.ts';
import { toProviderError } from './stripe-errors.ts';
import { WANTED_EVENTS } from './stripe-events.ts';

const MAX_ENDPOINTS = 100;
const LIST = new Intl.ListFormat('en');
/**
 * A payment that does not exist. It is enough, because Stripe checks the key before it looks for the payment.
 */
const NO_PAYMENT = { id: 'pi_0', client_secret: 'pi_0_secret_0' };

/** Diagnoses the keys of a Stripe account, most serious fault first. Creates nothing at Stripe. */
export async function diagnose(
  keys: StripeKeys,
  { secret, publishable }: { secret: Stripe; publishable: Stripe },
  webhookUrl: string,
): Promise<Diagnosis> {
  if (modeOf(keys.secretKey) !== modeOf(keys.publishableKey))
    return { problems: [mixed(modeOf(keys.secretKey), modeOf(keys.publishableKey))] };
  const newest = await secret.paymentIntents.list({ limit: 1 }).catch(toProviderError);
  if (newest instanceof ProviderError) return { problems: [newest.message] };
  const fault = await publishableFault(publishable, newest.data[0]);
  const problems = [fault, ...(await webhookFaults(keys, secret, webhookUrl))];
  return { problems: problems.filter((problem) => problem !== null) };
}

function modeOf(key: string | null): string {
  return key?.split('_')[1] ?? '';
}

function mixed(secret: string, publishable: string): string {
  return paymentsStripeTexts.keysOfTwoModes({ secret, publishable });
}

/** Why the publishable key is wrong. Only a publishable key of the same account can read a payment. */
async function publishableFault(
  publishable: Stripe,
  intent: Stripe.PaymentIntent | undefined,
): Promise<string | null> {
  const { id, client_secret } = intent ?? NO_PAYMENT;
  try {
    await publishable.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' });
    return null;
  } catch (error) {
    const { kind, message } = toProviderError(error);
    if (kind === 'UNAUTHORIZED') return paymentsStripeTexts.wrongPublishableKey;
    if (kind === 'UNKNOWN' || kind === 'REJECTED')
      return intent ? paymentsStripeTexts.keysOfTwoAccounts : null;
    return message;
  }
}

async function webhookFaults(keys: StripeKeys, secret: Stripe, url: string): Promise<string[]> {
  const unset = keys.webhookSecret === null ? [paymentsStripeTexts.confirmedLate] : [];
  const endpoints = await secret.webhookEndpoints.list({ limit: MAX_ENDPOINTS }).catch(toProviderError);
  // Do not report an error here: a restricted key may lack the permission to read endpoints.
  if (endpoints instanceof ProviderError) return unset;
  const own = endpoints.data.filter((endpoint) => endpoint.url === url);
  const active = own.filter(({ status }) => status === 'enabled');
  if (own.length === 0) return [...unset, paymentsStripeTexts.noEndpoint({ url })];
  if (active.length === 0) return [...unset, paymentsStripeTexts.endpointDisabled({ url })];
  const sent = new Set(active.flatMap(({ enabled_events }) => enabled_events));
  const missing = WANTED_EVENTS.filter((event) => !sent.has(event) && !sent.has('*'));
  if (missing.length === 0) return unset;
  return [...unset, paymentsStripeTexts.eventsMissing({ events: LIST.format(missing) })];
}
