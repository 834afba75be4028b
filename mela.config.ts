import { accountsModule } from './graphql-server/src/modules/accounts/module.ts';
import { catalogueModule } from './graphql-server/src/modules/catalogue/module.ts';
import { contentModule } from './graphql-server/src/modules/content/module.ts';
import { inventoryModule } from './graphql-server/src/modules/inventory/module.ts';
import { mailModule } from './graphql-server/src/modules/mail/module.ts';
import { messagesModule } from './graphql-server/src/modules/messages/module.ts';
import { ordersModule } from './graphql-server/src/modules/orders/module.ts';
import { paymentsModule } from './graphql-server/src/modules/payments/module.ts';
import { promotionsModule } from './graphql-server/src/modules/promotions/module.ts';
import { publishingModule } from './graphql-server/src/modules/publishing/module.ts';
import { redirectsModule } from './graphql-server/src/modules/redirects/module.ts';
import { refundsModule } from './graphql-server/src/modules/refunds/module.ts';
import { sellingModule } from './graphql-server/src/modules/selling/module.ts';
import { shippingModule } from './graphql-server/src/modules/shipping/module.ts';

/** The modules of this shop. What others make is added here, and nowhere else. */
export const modules = [
  catalogueModule,
  inventoryModule,
  redirectsModule,
  accountsModule,
  contentModule,
  publishingModule,
  paymentsModule,
  sellingModule,
  ordersModule,
  shippingModule,
  promotionsModule,
  refundsModule,
  mailModule,
  messagesModule,
] as const;
