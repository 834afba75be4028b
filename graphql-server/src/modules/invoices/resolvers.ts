import type { Resolvers } from '../../schema.generated.ts';
import type { OrderView } from '../orders/order-view.ts';
import type { Invoice, SeenInvoice } from './collection.ts';
import { sheetOf } from './invoice-sheet.ts';

export const invoiceResolvers: Resolvers = {
  Order: {
    invoice: async (order, _, { invoicesOfOrder }) => {
      if (order.reader === 'TRACKING') return null;
      const found = await invoicesOfOrder.load(order._id.toHexString());
      return seen(
        found.findLast(({ kind }) => kind !== 'CREDIT_NOTE'),
        order,
      );
    },
    documents: async (order, _, { invoicesOfOrder }) => {
      if (order.reader === 'TRACKING') return [];
      const found = await invoicesOfOrder.load(order._id.toHexString());
      return found.map((one) => ({ ...one, token: order.linkToken }));
    },
  },
  Refund: {
    creditNote: async ({ payment, order }, _, { invoicesOfOrder }) => {
      if (order.reader === 'TRACKING') return null;
      const found = await invoicesOfOrder.load(order._id.toHexString());
      return seen(
        found.find(({ cause, canceledAt }) => cause === payment._id && !canceledAt),
        order,
      );
    },
  },
  Invoice: {
    id: ({ _id }) => _id.toHexString(),
    url: (invoice) => addressOf(invoice, 'pdf'),
    pageUrl: (invoice) => addressOf(invoice, 'page'),
    isCanceled: ({ canceledAt }) => canceledAt !== undefined,
    sheet: sheetOf,
  },
};

function addressOf({ _id, token }: SeenInvoice, form: 'pdf' | 'page'): string {
  const path = `/api/invoices/${_id.toHexString()}/${form}`;
  return token === null ? path : `${path}?token=${encodeURIComponent(token)}`;
}

function seen(invoice: Invoice | undefined, { linkToken }: OrderView): SeenInvoice | null {
  return invoice ? { ...invoice, token: linkToken } : null;
}
