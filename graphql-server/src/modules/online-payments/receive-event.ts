import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { PaymentProvider, ProviderEvent } from '../payments/payment-provider.ts';
import {
  type OnlinePaymentCollections,
  type PaymentAttempt,
  type PaymentEvent,
  PROVIDER_INDEX,
} from './collection.ts';
import type { PaymentServices } from './context.ts';
import { onlinePaymentsTexts } from './messages.ts';
import { hasten } from './start-payment.ts';

/**
 * Stores an event once and makes its attempt due. An event about an unknown payment is only stored.
 * @returns whether it concerns a payment of this shop
 */
export async function receiveEvent(
  services: PaymentServices,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<boolean> {
  const attempt = await findAttempt(services, provider, event);
  const isFirst = await storeEvent(services, {
    _id: `${provider.method} ${event.id}`,
    ...{ method: provider.method, type: event.type, at: event.at, receivedAt: new Date(), source: 'WEBHOOK' },
    ...{ attemptId: attempt?._id ?? null, orderId: attempt?.orderId ?? null },
  });
  if (!attempt) {
    // The key has the form of this shop's attempts, so the shop may have been restored from a backup that is older than the order.
    if (isFirst && event.key !== null && event.isTest === (provider.mode === 'TEST'))
      services.say(
        onlinePaymentsTexts.unknownOrder({ provider: provider.title, payment: event.paymentId }),
        'warn',
      );
    return false;
  }
  // Also for a known event, because the server that stored it may have stopped right after that.
  await hasten(services, attempt._id);
  return true;
}

/** @returns false if the event was already stored */
export async function storeEvent(
  { paymentEvents }: OnlinePaymentCollections,
  event: PaymentEvent,
): Promise<boolean> {
  try {
    await paymentEvents.insertOne(event);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** Also finds it by key, because an event can arrive before the response with the provider's id. */
async function findAttempt(
  { paymentAttempts }: OnlinePaymentCollections,
  { method }: PaymentProvider,
  { paymentId, key }: ProviderEvent,
): Promise<PaymentAttempt | null> {
  const known =
    paymentId === null
      ? null
      : await paymentAttempts.findOne({ method, providerId: paymentId }, { hint: PROVIDER_INDEX });
  if (known || key === null) return known;
  return paymentAttempts.findOne({ _id: key, method, providerId: null });
}
