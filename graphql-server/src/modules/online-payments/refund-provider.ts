import type { OnlineMethod } from '@mela/rules/selling-terms.ts';
import { isReady, type PaymentProvider } from '../payments/payment-provider.ts';
import type { RefundProvider } from '../payments/refund-provider.ts';
import { providerOf } from './context.ts';

/** Refunds through the payment provider of a method. */
export function refundProvider(method: OnlineMethod, providers: readonly PaymentProvider[]): RefundProvider {
  return {
    method,
    refund: async ({ providerId }, amount, key, signal) => {
      const provider = providerOf(providers, method);
      if (!isReady(provider)) throw new Error(`The keys of ${provider.title} are not set.`);
      return provider.refund({ chargeId: providerId ?? '', amount, key }, signal);
    },
  };
}
