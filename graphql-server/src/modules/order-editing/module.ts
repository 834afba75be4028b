import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { contentModule } from '../content/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { mailModule } from '../mail/module.ts';
import { isShippingEntered } from '../orders/cart/shipping-choice.ts';
import { orderMailLines } from '../orders/mailed-order.ts';
import { ordersModule } from '../orders/module.ts';
import { orderListeners } from '../orders/order-store.ts';
import { forShop } from '../orders/order-view.ts';
import { paymentsModule } from '../payments/module.ts';
import { sellingModule } from '../selling/module.ts';
import { editMails } from './edit-mails.ts';
import { editOrder, previewEdit } from './edit-order.ts';

const resolvers: Resolvers = {
  Query: {
    previewOrderEdit: async (_, { id, input }, context) => forShop(await previewEdit(context, id, input)),
  },
  Mutation: {
    editOrder: async (_, { id, input }, context) => forShop(await editOrder(context, id, input)),
  },
  Order: {
    isShippingEntered,
  },
};

export const orderEditingModule = defineModule({
  name: 'order-editing',
  uses: [contentModule, inventoryModule, mailModule, ordersModule, paymentsModule, sellingModule],
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  extends: (shop) => [
    extension(orderListeners, editMails({ ...shop, mailLines: shop.extensions.of(orderMailLines) })),
  ],
});
