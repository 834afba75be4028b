import { defineModule, readSchema } from '../../kernel/module.ts';
import { accountsModule } from '../accounts/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { refundProviders } from '../payments/refund-provider.ts';
import { checkRefunds } from './check-refunds.ts';
import { REFUND_COLLECTIONS } from './collection.ts';
import { moneyLoader } from './load-refunds.ts';
import { refundsTexts } from './messages.ts';
import { RefundSender } from './refund-sender.ts';
import { refundResolvers } from './resolvers.ts';

export const refundsModule = defineModule({
  name: 'refunds',
  uses: [accountsModule, inventoryModule, ordersModule, paymentsModule],
  collections: REFUND_COLLECTIONS,
  checks: [checkRefunds],
  schema: readSchema(import.meta.dirname),
  resolvers: [refundResolvers],
  services: (kernel, used, own) => {
    const providers = kernel.extensions.of(refundProviders);
    const refundSender = new RefundSender({
      ...own,
      ...used.orders,
      ...used.payments,
      ...{ encryption: kernel.encryption, disk: kernel.disk, jobs: kernel.jobs },
      refundProviders: providers,
    });
    return { refundProviders: providers, refundSender };
  },
  request: (context) => ({ moneyOfOrder: moneyLoader(context) }),
  metrics: ({ refunds }) => [
    {
      name: 'refunds_waiting',
      help: refundsTexts.metricPending,
      read: () => refunds.countDocuments({ nextAt: { $type: 'date' } }, { hint: 'due' }),
    },
  ],
  start: ({ refundSender }) => refundSender.start(),
  close: ({ refundSender }) => refundSender.close(),
});
