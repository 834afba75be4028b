import type { ClientSession } from 'mongodb';
import { extension } from '../../kernel/extension-point.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { accountsModule } from '../accounts/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { mailModule } from '../mail/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { publishingModule } from '../publishing/module.ts';
import { sellingModule } from '../selling/module.ts';
import { webhooksModule } from '../webhooks/module.ts';
import { includedTaxLoader } from './cart/tax-rates.ts';
import { checkOrders } from './check-orders.ts';
import { ORDER_COLLECTIONS } from './collection.ts';
import { expireOrders } from './expire-orders.ts';
import { orderMailLines, orderMailLinks } from './mailed-order.ts';
import { ordersTexts } from './messages.ts';
import { orderMetrics } from './metrics.ts';
import { newOrderMails } from './new-order-mails.ts';
import { orderEvents } from './order-events.ts';
import { orderMails } from './order-mails.ts';
import { claimBeforeOrders, createOrderServices, hasOrders } from './order-services.ts';
import { orderListeners } from './order-store.ts';
import { orderResolvers } from './resolvers/orders.ts';

const EXPIRY_MS = 20_000;

/** What modules add to emails. */
function mailAdditions({ extensions }: Pick<Kernel, 'extensions'>) {
  return { mailLines: extensions.of(orderMailLines), mailLinks: extensions.of(orderMailLinks) };
}

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
    webhooksModule,
  ],
  collections: ORDER_COLLECTIONS,
  checks: [checkOrders],
  schema: readSchema(import.meta.dirname),
  resolvers: [orderResolvers],
  services: (kernel, used, own) => ({
    ...createOrderServices(kernel, {
      ...own,
      ...used.inventory,
      ...used.payments,
      ...used.selling,
      ...used.catalogue,
      ...used.publishing,
    }),
    hasOrders: () => hasOrders(own),
    claimBeforeOrders: (session: ClientSession) => claimBeforeOrders(own, session),
  }),
  request: (context) => ({ includedTax: includedTaxLoader(context) }),
  extends: (shop) => [
    extension(orderListeners, orderMails({ ...shop, ...mailAdditions(shop) })),
    extension(orderListeners, newOrderMails({ ...shop, ...mailAdditions(shop) })),
    extension(orderListeners, orderEvents(shop)),
  ],
  metrics: (shop) => orderMetrics(shop),
  jobs: (shop) => ({
    'expire-orders': {
      everyMs: EXPIRY_MS,
      startsLater: true,
      isShared: true,
      run: (signal) => expireOrders(shop, new Date(), signal),
      onFailure: (error) => shop.say(ordersTexts.ordersNotExpired({ reason: String(error) }), 'warn'),
    },
  }),
});
