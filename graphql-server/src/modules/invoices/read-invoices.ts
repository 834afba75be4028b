import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { type Invoice, type InvoiceCollections, ISSUED_INDEX, ORDER_INDEX } from './collection.ts';
import { invoicesMessages } from './messages.ts';

/** @returns the documents of a period, oldest first @throws UserError for more documents than one file may contain */
export async function findIssuedBetween(
  { invoices }: InvoiceCollections,
  from: Date,
  until: Date,
  most: number,
): Promise<Invoice[]> {
  const sort = { issuedAt: 1, _id: 1 } as const;
  const filter = { issuedAt: { $gte: from, $lt: until } };
  const found = await invoices
    .find(filter, NEWEST)
    .hint(ISSUED_INDEX)
    .sort(sort)
    .limit(most + 1)
    .toArray();
  if (found.length > most)
    throw new UserError('PAYLOAD_TOO_LARGE', invoicesMessages.tooManyDocuments({ max: most }));
  return found;
}

/** Loads documents by order id, oldest first. Not cached, because a mutation may add a document between two of its fields. */
type InvoiceLoader = DataLoader<string, Invoice[]>;

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
