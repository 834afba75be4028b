import { variantTitle } from '@mela/rules/variants.ts';
import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { variantsOf } from '../catalogue/products/variants.ts';
import { customersModule } from '../customers/module.ts';
import { type PersonalData, personalData } from '../customers/personal-data.ts';
import { inventoryModule } from '../inventory/module.ts';
import { mailModule } from '../mail/module.ts';
import { ordersModule } from '../orders/module.ts';
import { publishingModule } from '../publishing/module.ts';
import { EMAIL_INDEX, STOCK_ALERT_COLLECTIONS, type StockAlertCollections } from './collection.ts';
import { leaveAlerts } from './leave.ts';
import { countAlerts, countWaited, deleteAlert, listAlerts, listWaited } from './list-alerts.ts';
import { stockAlertsTexts } from './messages.ts';
import { requestAlert } from './request-alert.ts';
import { sendAlerts } from './send-alerts.ts';

const SENDING_MS = 10_000;

const resolvers: Resolvers = {
  Query: {
    stockAlerts: (_, request, context) => listWaited(context, request),
    stockAlertsOf: (_, request, context) => listAlerts(context, request),
  },
  Mutation: {
    requestStockAlert: (_, input, context) => requestAlert(context, input),
    leaveStockAlerts: (_, { token }, context) => leaveAlerts(context, token),
    deleteStockAlert: (_, { id }, context) => deleteAlert(context, id),
  },
  WaitedVariant: {
    variantId: ({ variantId }) => variantId.toHexString(),
    product: ({ productId }, _, { productById }) => productById.load(productId.toHexString()),
    title: async ({ productId, variantId }, _, { productById }) => {
      const product = await productById.load(productId.toHexString());
      const variant = product && variantsOf(product).find(({ id }) => id === variantId.toHexString());
      return variant ? variantTitle(variant) : null;
    },
  },
  WaitedVariantConnection: {
    totalCount: async (page, _, context) => (await countWaited(context, page)).variants,
    requestCount: async (page, _, context) => (await countWaited(context, page)).requests,
  },
  StockAlert: {
    id: ({ _id }) => _id.toHexString(),
  },
  StockAlertConnection: {
    totalCount: (page, _, context) => countAlerts(context, page),
  },
};

export const stockAlertsModule = defineModule({
  name: 'stock-alerts',
  uses: [catalogueModule, customersModule, inventoryModule, mailModule, ordersModule, publishingModule],
  collections: STOCK_ALERT_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  extends: (shop) => [extension(personalData, stockAlertsOf(shop))],
  jobs: (shop) => ({
    'send-stock-alerts': {
      everyMs: SENDING_MS,
      startsLater: true,
      isShared: true,
      run: async (signal) => {
        await sendAlerts(shop, signal);
      },
      onFailure: (error) => shop.say(stockAlertsTexts.alertsNotSent({ reason: String(error) }), 'warn'),
    },
  }),
  metrics: ({ stockAlerts }) => [
    {
      name: 'stock_alerts_waiting',
      help: stockAlertsTexts.metricAlerts,
      read: () => stockAlerts.estimatedDocumentCount(),
    },
  ],
});

/** The variants that a person waits for. */
function stockAlertsOf({ stockAlerts }: StockAlertCollections): PersonalData {
  return {
    name: 'stockAlerts',
    kind: 'stock alert',
    read: async (email) => {
      const found = await stockAlerts.find({ email }, { hint: EMAIL_INDEX }).toArray();
      return found.map(({ variantId, requestedAt }) => ({
        at: requestedAt,
        what: stockAlertsTexts.variant({ id: variantId.toHexString() }),
      }));
    },
    erase: async (email) => {
      await stockAlerts.deleteMany({ email }, { hint: EMAIL_INDEX });
    },
  };
}
