import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { accountsModule } from '../accounts/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { mailModule } from '../mail/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { publishingModule } from '../publishing/module.ts';
import { sellingModule } from '../selling/module.ts';
import { checkOrders } from './check-orders.ts';
import { ORDER_COLLECTIONS } from './collection.ts';
import { orderResolvers } from './resolvers/orders.ts';
import { salesResolvers } from './resolvers/sales.ts';

export const ordersModule = defineModule({
  name: 'orders',
  uses: [
    accountsModule,
    catalogueModule,
    contentModule,
    inventoryModule,
    mailModule,
    paymentsModule,
    publishingModule,
    sellingModule,
  ],
  collections: ORDER_COLLECTIONS,
  checks: [checkOrders],
  schema: readSchema(import.meta.dirname),
  resolvers: [orderResolvers, salesResolvers],
});
