import { ONLINE_METHODS, type OnlineMethod } from '@mela/rules/selling-terms.ts';
import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { ordersModule } from '../orders/module.ts';
import { orderListeners } from '../orders/order-store.ts';
import { paymentsModule } from '../payments/module.ts';
import { isReady, type PaymentProvider, paymentStarters } from '../payments/payment-provider.ts';
import { type RefundProvider, refundProviders } from '../payments/refund-provider.ts';
import { refundsModule } from '../refunds/module.ts';
import { sellingModule } from '../selling/module.ts';
import { checkOnlinePayments } from './check-payments.ts';
import { closeAttempts } from './close-attempts.ts';
import { ONLINE_PAYMENT_COLLECTIONS } from './collection.ts';
import { providerOf } from './context.ts';
import { attemptLoader } from './load-attempts.ts';
import { onlinePaymentMetrics } from './metrics.ts';
import { OnlinePayments } from './online-payments.ts';
import { onlinePaymentResolvers } from './resolvers.ts';

export const onlinePaymentsModule = defineModule({
  name: 'online-payments',
  uses: [inventoryModule, ordersModule, paymentsModule, refundsModule, sellingModule],
  collections: ONLINE_PAYMENT_COLLECTIONS,
  checks: [checkOnlinePayments],
  schema: readSchema(import.meta.dirname),
  resolvers: [onlinePaymentResolvers],
  services: ({ encryption, disk, jobs, say }, used, own) => ({
    onlinePayments: new OnlinePayments({
      ...own,
      ...used.inventory,
      ...used.orders,
      ...used.payments,
      ...used.refunds,
      ...used.selling,
      ...{ encryption, disk, jobs, say },
    }),
  }),
  request: (context) => ({ attemptsOfOrder: attemptLoader(context) }),
  extends: (shop) => [
    extension(orderListeners, closeAttempts(shop)),
    extension(paymentStarters, (order) => shop.onlinePayments.begin(order)),
    ...ONLINE_METHODS.map((method) =>
      extension(refundProviders, refundProvider(method, shop.paymentProviders)),
    ),
  ],
  metrics: (shop) => onlinePaymentMetrics(shop),
  start: ({ onlinePayments }) => onlinePayments.start(),
  close: ({ onlinePayments }) => onlinePayments.close(),
});

/** Refunds through the payment provider of a method. */
function refundProvider(method: OnlineMethod, providers: readonly PaymentProvider[]): RefundProvider {
  return {
    method,
    refund: async ({ providerId }, amount, key, signal) => {
      const provider = providerOf(providers, method);
      if (!isReady(provider)) throw new Error(`The keys of ${provider.title} are not set.`);
      return provider.refund({ chargeId: providerId ?? '', amount, key }, signal);
    },
  };
}
