import Stripe from 'stripe';
import { type EventHeaders, ProviderError, type ProviderEvent } from '../payments/payment-provider.ts';
import { paymentsStripeTexts } from './messages.ts';
import { idOf, KEY } from './read-payment.ts';

/** An older signature is a replay, because Stripe signs each delivery again. */
const TOLERANCE_S = 300;
const MS_PER_S = 1_000;

/** The events that Stripe should send. Other events are only stored. */
export const WANTED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** The fields of an event's object that the shop reads. */
interface EventObject {
  id?: string;
  object?: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
}

/** @throws ProviderError for an invalid signature, or an old event */
export function readStripeEvent(
  secret: string | null,
  body: Buffer,
  { 'stripe-signature': signature }: EventHeaders,
): ProviderEvent {
  if (secret === null) throw new ProviderError('REJECTED', paymentsStripeTexts.noWebhookSecret);
  const event = verified(secret, body, String(signature ?? ''));
  if (!isEvent(event)) throw new ProviderError('REJECTED', paymentsStripeTexts.notAnEvent);
  const object = event.data.object as EventObject;
  // Ignores events of accounts that are connected to the shop's account.
  const isOwn = event.account === undefined || event.account === null;
  const paymentId = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
  const key = object.metadata?.[KEY];
  return {
    id: event.id,
    type: event.type,
    at: new Date(event.created * MS_PER_S),
    paymentId: isOwn && typeof paymentId === 'string' ? paymentId : null,
    key: isOwn && typeof key === 'string' ? key : null,
    isTest: !event.livemode,
  };
}

/** Whether a signed body has all required fields. */
function isEvent(event: Stripe.Event): boolean {
  const { id, type, created, data } = (event ?? {}) as unknown as Record<string, unknown>;
  const isNamed = typeof id === 'string' && typeof type === 'string';
  const object = (data as { object?: unknown } | null | undefined)?.object;
  return isNamed && Number.isSafeInteger(created) && typeof object === 'object' && object !== null;
}

function verified(secret: string, body: Buffer, signature: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
  } catch {
    throw new ProviderError('REJECTED', paymentsStripeTexts.notSigned);
  }
}
