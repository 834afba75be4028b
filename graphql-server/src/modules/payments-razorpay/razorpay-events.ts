import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  type EventHeaders,
  type PaymentProof,
  ProviderError,
  type ProviderEvent,
} from '../payments/payment-provider.ts';
import { paymentsRazorpayTexts } from './messages.ts';

/** Razorpay repeats an event for a day. An older event is a replay. */
const TOLERANCE_MS = 2 * 24 * 60 * 60_000;
const MS_PER_S = 1_000;

interface RazorpayEvent {
  event: string;
  created_at: number;
  payload: {
    payment?: { entity?: { order_id?: string | null } };
    order?: { entity?: { id?: string; receipt?: string | null } };
  };
}

/** @throws ProviderError for an invalid signature, or an old event */
export function readRazorpayEvent(
  secret: string | null,
  isTest: boolean,
  body: Buffer,
  { 'x-razorpay-signature': signature }: EventHeaders,
): ProviderEvent {
  if (secret === null) throw new ProviderError('REJECTED', paymentsRazorpayTexts.noWebhookSecret);
  if (!isSigned(body, secret, String(signature ?? '')))
    throw new ProviderError('REJECTED', paymentsRazorpayTexts.notSigned);
  const { event, created_at, payload } = parse(body);
  const at = new Date(created_at * MS_PER_S);
  if (!(Math.abs(Date.now() - at.getTime()) < TOLERANCE_MS))
    throw new ProviderError('REJECTED', paymentsRazorpayTexts.tooOld);
  const paymentId = payload.payment?.entity?.order_id ?? payload.order?.entity?.id;
  const key = payload.order?.entity?.receipt;
  return {
    // A hash of the body, because the header with the event's id is not signed. A repeated event has the same body.
    id: createHash('sha256').update(body).digest('hex'),
    type: event,
    at,
    paymentId: typeof paymentId === 'string' ? paymentId : null,
    key: typeof key === 'string' ? key : null,
    isTest,
  };
}

/** Whether Razorpay has signed the browser's proof that a Razorpay order was paid. */
export function isProven(
  secret: string | null,
  orderId: string,
  { paymentId, signature }: PaymentProof,
): boolean {
  return secret !== null && isSigned(`${orderId}|${paymentId}`, secret, signature);
}

function isSigned(content: Buffer | string, secret: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parse(body: Buffer): RazorpayEvent {
  try {
    const event = JSON.parse(body.toString('utf8')) as Partial<RazorpayEvent> | null;
    if (typeof event?.event === 'string' && typeof event.created_at === 'number')
      return { event: event.event, created_at: event.created_at, payload: event.payload ?? {} };
  } catch {
    // The error below covers invalid JSON.
  }
  throw new ProviderError('REJECTED', paymentsRazorpayTexts.notAnEvent);
}
