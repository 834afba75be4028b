import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { mailModule } from '../mail/module.ts';
import { messagesFrom } from '../messages/list-messages.ts';
import { messagesModule } from '../messages/module.ts';
import { ordersModule } from '../orders/module.ts';
import { orderListeners } from '../orders/order-store.ts';
import { returnsModule } from '../returns/module.ts';
import { checkCustomers } from './check-customers.ts';
import { CUSTOMER_COLLECTIONS, customerKey, findCustomer, KEY_INDEX } from './collection.ts';
import { addCustomerNote, deleteCustomerNote } from './customer-notes.ts';
import { listOrdersOf } from './customer-orders.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { followOrders } from './follow-orders.ts';
import { countCustomers, listCustomers } from './list-customers.ts';
import { customersTexts } from './messages.ts';

/** The maximum number of messages that a customer's screen shows. */
const MAX_MESSAGES = 500;

const resolvers: Resolvers = {
  Query: {
    customers: (_, request, context) => listCustomers(context, request),
    customerById: (_, { id }, context) => findCustomer(context, id),
    customerExport: async (_, { id, format }, context) =>
      exportCustomer(context, await findCustomer(context, id), format),
  },
  Mutation: {
    addCustomerNote: (_, { id, text }, context) => addCustomerNote(context, id, text),
    deleteCustomerNote: (_, { id, noteId }, context) => deleteCustomerNote(context, id, noteId),
    eraseCustomer: (_, { id }, context) => eraseCustomer(context, id),
  },
  Customer: {
    id: ({ _id }) => _id.toHexString(),
    spent: ({ spent, currency }) => ({ amount: spent, currency }),
    orders: (customer, request, context) => listOrdersOf(context, customer, request),
    messages: (customer, _, context) => messagesFrom(context, customer.key).limit(MAX_MESSAGES).toArray(),
  },
  CustomerConnection: {
    totalCount: (page, _, context) => countCustomers(context, page),
  },
  Order: {
    customerId: async ({ email }, _, { customers }) => {
      if (email === '') return null;
      const options = { projection: { _id: 1 }, hint: KEY_INDEX } as const;
      const found = await customers.findOne({ key: customerKey(email) }, options);
      return found?._id.toHexString() ?? null;
    },
  },
};

export const customersModule = defineModule({
  name: 'customers',
  uses: [mailModule, messagesModule, ordersModule, returnsModule],
  collections: CUSTOMER_COLLECTIONS,
  checks: [checkCustomers],
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  extends: (shop) => [extension(orderListeners, followOrders(shop))],
  metrics: ({ customers }) => [
    {
      name: 'customers',
      help: customersTexts.metricCustomers,
      read: () => customers.estimatedDocumentCount(),
    },
  ],
});
