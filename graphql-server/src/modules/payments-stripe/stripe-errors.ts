import Stripe from 'stripe';
import { ProviderError } from '../payments/payment-provider.ts';

const WRONG_KEY = 'Stripe rejects STRIPE_SECRET_KEY. Copy the key again from your Stripe dashboard.';

/** Describes a Stripe error without parts of a key. */
export function toProviderError(error: unknown): ProviderError {
  const { errors } = Stripe;
  if (error instanceof ProviderError) return error;
  if (error instanceof errors.StripeAuthenticationError) return new ProviderError('UNAUTHORIZED', WRONG_KEY);
  if (error instanceof errors.StripePermissionError)
    return new ProviderError(
      'UNAUTHORIZED',
      'STRIPE_SECRET_KEY is a restricted key without the required permission.',
    );
  if (error instanceof errors.StripeConnectionError)
    return new ProviderError('UNREACHABLE', 'Stripe cannot be reached or does not respond in time.');
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    const isUnknown = error.code === 'resource_missing';
    return new ProviderError(isUnknown ? 'UNKNOWN' : 'REJECTED', `Stripe says: ${error.message}`);
  }
  const status = error instanceof errors.StripeError ? error.statusCode : undefined;
  return new ProviderError('FAILED', `Stripe has a server error${status ? ` (HTTP ${status})` : ''}.`);
}

/** @throws ProviderError */
export async function atStripe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toProviderError(error);
  }
}
