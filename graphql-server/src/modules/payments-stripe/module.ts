import { extension } from '../../kernel/extension-point.ts';
import { defineModule } from '../../kernel/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { paymentProviders } from '../payments/payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

export const paymentsStripeModule = defineModule({
  name: 'payments-stripe',
  uses: [paymentsModule],
  extends: ({ config }) => [extension(paymentProviders, stripeProvider(config.stripe))],
});
