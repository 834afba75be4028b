import { accountsModule } from './graphql-server/src/modules/accounts/module.ts';
import { boughtTogetherModule } from './graphql-server/src/modules/bought-together/module.ts';
import { catalogueModule } from './graphql-server/src/modules/catalogue/module.ts';
import { collectionsModule } from './graphql-server/src/modules/collections/module.ts';
import { contentModule } from './graphql-server/src/modules/content/module.ts';
import { customersModule } from './graphql-server/src/modules/customers/module.ts';
import { documentsModule } from './graphql-server/src/modules/documents/module.ts';
import { draftOrdersModule } from './graphql-server/src/modules/draft-orders/module.ts';
import { inventoryModule } from './graphql-server/src/modules/inventory/module.ts';
import { invoicesModule } from './graphql-server/src/modules/invoices/module.ts';
import { legalInformationModule } from './graphql-server/src/modules/legal-information/module.ts';
import { mailModule } from './graphql-server/src/modules/mail/module.ts';
import { mediaModule } from './graphql-server/src/modules/media/module.ts';
import { messagesModule } from './graphql-server/src/modules/messages/module.ts';
import { newsletterModule } from './graphql-server/src/modules/newsletter/module.ts';
import { onlinePaymentsModule } from './graphql-server/src/modules/online-payments/module.ts';
import { orderEditingModule } from './graphql-server/src/modules/order-editing/module.ts';
import { ordersModule } from './graphql-server/src/modules/orders/module.ts';
import { paymentsModule } from './graphql-server/src/modules/payments/module.ts';
import { paymentsRazorpayModule } from './graphql-server/src/modules/payments-razorpay/module.ts';
import { paymentsStripeModule } from './graphql-server/src/modules/payments-stripe/module.ts';
import { promotionsModule } from './graphql-server/src/modules/promotions/module.ts';
import { publishingModule } from './graphql-server/src/modules/publishing/module.ts';
import { redirectsModule } from './graphql-server/src/modules/redirects/module.ts';
import { refundsModule } from './graphql-server/src/modules/refunds/module.ts';
import { reportsModule } from './graphql-server/src/modules/reports/module.ts';
import { returnsModule } from './graphql-server/src/modules/returns/module.ts';
import { searchModule } from './graphql-server/src/modules/search/module.ts';
import { sellingModule } from './graphql-server/src/modules/selling/module.ts';
import { shippingModule } from './graphql-server/src/modules/shipping/module.ts';
import { stockAlertsModule } from './graphql-server/src/modules/stock-alerts/module.ts';
import { taxesModule } from './graphql-server/src/modules/taxes/module.ts';
import { webhooksModule } from './graphql-server/src/modules/webhooks/module.ts';

/** The modules of this shop. Third-party modules are added only here. */
export const modules = [
  catalogueModule,
  inventoryModule,
  redirectsModule,
  accountsModule,
  collectionsModule,
  contentModule,
  publishingModule,
  searchModule,
  webhooksModule,
  paymentsModule,
  sellingModule,
  ordersModule,
  shippingModule,
  taxesModule,
  legalInformationModule,
  promotionsModule,
  refundsModule,
  returnsModule,
  orderEditingModule,
  draftOrdersModule,
  customersModule,
  onlinePaymentsModule,
  paymentsStripeModule,
  paymentsRazorpayModule,
  documentsModule,
  boughtTogetherModule,
  invoicesModule,
  reportsModule,
  mailModule,
  mediaModule,
  messagesModule,
  stockAlertsModule,
  newsletterModule,
] as const;
