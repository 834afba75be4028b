import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { type Invoice, type InvoiceCollections, ORDER_INDEX } from './collection.ts';

/** Loads documents by order id, oldest first. Not cached, because a mutation may add a document between two of its fields. */
export type InvoiceLoader = DataLoader<string, Invoice[]>;

export function invoiceLoader({ invoices }: InvoiceCollections): InvoiceLoader {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const orderId = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
      const options = { ...NEWEST, hint: ORDER_INDEX, sort: { issuedAt: 1, _id: 1 } } as const;
      const found = await invoices.find({ orderId }, options).toArray();
      const byOrder = Map.groupBy(found, (one) => one.orderId.toHexString());
      return ids.map((id) => byOrder.get(id) ?? []);
    },
    { cache: false },
  );
}
