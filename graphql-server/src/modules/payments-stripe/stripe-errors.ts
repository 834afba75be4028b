import Stripe from 'stripe';
import { ProviderError } from '../payments/payment-provider.ts';
import { paymentsStripeTexts } from './messages.ts';

/** Describes a Stripe error without parts of a key. */
export function toProviderError(error: unknown): ProviderError {
  const { errors } = Stripe;
  if (error instanceof ProviderError) return error;
  if (error instanceof errors.StripeAuthenticationError)
    return new ProviderError('UNAUTHORIZED', paymentsStripeTexts.wrongKey);
  if (error instanceof errors.StripePermissionError)
    return new ProviderError('UNAUTHORIZED', paymentsStripeTexts.restrictedKey);
  if (error instanceof errors.StripeConnectionError)
    return new ProviderError('UNREACHABLE', paymentsStripeTexts.unreachable);
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    const isUnknown = error.code === 'resource_missing';
    return new ProviderError(
      isUnknown ? 'UNKNOWN' : 'REJECTED',
      paymentsStripeTexts.says({ reason: error.message }),
    );
  }
  const status = error instanceof errors.StripeError ? error.statusCode : undefined;
  return new ProviderError(
    'FAILED',
    paymentsStripeTexts.serverError({ status: status ? ` (HTTP ${status})` : '' }),
  );
}

/**
 * Waits for Stripe's answer.
 * @throws ProviderError if the call fails
 */
export async function atStripe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toProviderError(error);
  }
}
