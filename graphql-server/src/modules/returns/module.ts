import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { accountsModule } from '../accounts/module.ts';
import { contentModule } from '../content/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { mailModule } from '../mail/module.ts';
import { orderMailLines } from '../orders/mailed-order.ts';
import { ordersModule } from '../orders/module.ts';
import { orderListeners } from '../orders/order-store.ts';
import { paymentsModule } from '../payments/module.ts';
import { refundsModule } from '../refunds/module.ts';
import { sellingModule } from '../selling/module.ts';
import { checkReturns } from './check-returns.ts';
import { RETURN_COLLECTIONS } from './collection.ts';
import { countRequested } from './list-returns.ts';
import { orderLoader, returnLoader } from './load-returns.ts';
import { returnsTexts } from './messages.ts';
import { returnResolvers } from './resolvers.ts';
import { onReturnEvents } from './return-mails.ts';

export const returnsModule = defineModule({
  name: 'returns',
  uses: [
    accountsModule,
    contentModule,
    inventoryModule,
    mailModule,
    ordersModule,
    paymentsModule,
    refundsModule,
    sellingModule,
  ],
  collections: RETURN_COLLECTIONS,
  checks: [checkReturns],
  schema: readSchema(import.meta.dirname),
  resolvers: [returnResolvers],
  request: (context) => ({ returnsOfOrder: returnLoader(context), orderOfReturn: orderLoader(context) }),
  extends: (shop) => [
    extension(orderListeners, onReturnEvents({ ...shop, mailLines: shop.extensions.of(orderMailLines) })),
  ],
  metrics: (shop) => [
    {
      name: 'returns_requested',
      help: returnsTexts.metricWaiting,
      read: () => countRequested(shop),
    },
  ],
});
