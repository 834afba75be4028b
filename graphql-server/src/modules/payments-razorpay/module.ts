import { extension } from '../../kernel/extension-point.ts';
import { defineModule } from '../../kernel/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { paymentProviders } from '../payments/payment-provider.ts';
import { razorpayProvider } from './razorpay-provider.ts';

export const paymentsRazorpayModule = defineModule({
  name: 'payments-razorpay',
  uses: [paymentsModule],
  extends: ({ config }) => [extension(paymentProviders, razorpayProvider(config.razorpay))],
});
