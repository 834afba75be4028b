import type { ClientSession } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Order, OrderCollections } from '../orders/collection.ts';
import { ORDER_INDEX as PAYMENT_INDEX, type PaymentCollections } from '../payments/collection.ts';
import { DUE_INDEX, type Invoice, type InvoiceCollections, ORDER_INDEX } from './collection.ts';
import { excessOf } from './issue-documents.ts';
import { invoicesTexts } from './messages.ts';

type Collections = InvoiceCollections & Pick<OrderCollections, 'orders'> & PaymentCollections;

const BATCH = 500;
/** A due document is late after this time. The job normally issues it within seconds. */
const LATE_MS = 10 * 60_000;

/** Checks the sums of invoices, the gaps in their numbers, and whether they match orders and refunds. @returns a sentence for each error */
export async function* checkInvoices(
  collections: Collections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  yield* numberFaults(collections, options);
  yield* lateDocuments(collections, options);
  const all = collections.invoices.aggregate<Pick<Order, '_id'>>([{ $group: { _id: '$orderId' } }], options);
  for await (const some of inBatches(all, BATCH)) {
    const ids = some.map(({ _id }) => _id);
    const orderId = { $in: ids };
    const orders = await collections.orders.find({ _id: { $in: ids } }, options).toArray();
    const found = await collections.invoices.find({ orderId }, { ...options, hint: ORDER_INDEX }).toArray();
    const refunds = await collections.payments
      .find({ orderId, kind: 'REFUND', state: 'SUCCEEDED' }, { ...options, hint: PAYMENT_INDEX })
      .toArray();
    const due = await collections.invoicesDue.find({ _id: orderId }, options).toArray();
    const isDue = new Set(due.map(({ _id }) => _id.toHexString()));
    const excess = new Map(orders.map((order) => [order._id.toHexString(), excessOf(order)]));
    const hasNote = new Set(found.filter(({ canceledAt }) => !canceledAt).map(({ cause }) => cause));
    for (const { _id, amount, orderId: of } of refunds) {
      const id = of.toHexString();
      const left = excess.get(id) ?? 0;
      excess.set(id, Math.max(left - amount, 0));
      if (amount > left && !hasNote.has(_id) && !isDue.has(id)) yield invoicesTexts.noCreditNote({ id: _id });
    }
    for (const invoice of found) {
      if (isDue.has(invoice.orderId.toHexString())) continue;
      const order = orders.find(({ _id }) => _id.equals(invoice.orderId));
      for (const fault of faultsOf(invoice, order, found)) yield `${invoice.number}: ${fault}.`;
    }
  }
}

/** Reports documents that should have been issued long ago, because each attempt fails. */
async function* lateDocuments(
  { invoicesDue, orders }: Collections,
  options: { session?: ClientSession },
): AsyncGenerator<string> {
  const since = { $lt: new Date(Date.now() - LATE_MS) };
  const late = await invoicesDue.find({ since }, { ...options, hint: DUE_INDEX }).toArray();
  for (const { _id, since: from } of late) {
    const order = await orders.findOne({ _id }, options);
    yield invoicesTexts.waitingForDocument({
      order: String(order?.number ?? _id),
      since: from.toISOString(),
    });
  }
}

async function* numberFaults(
  { invoices, invoiceCounts }: InvoiceCollections,
  options: { session?: ClientSession },
): AsyncGenerator<string> {
  const group = { _id: '$series', count: { $sum: 1 }, last: { $max: '$sequence' } };
  const series = await invoices
    .aggregate<{ _id: string; count: number; last: number }>([{ $group: group }], options)
    .toArray();
  const counts = await invoiceCounts.find({}, options).toArray();
  for (const { _id, count, last } of series) {
    if (count !== last) yield invoicesTexts.wrongSeriesLength({ id: _id, count, last });
    const taken = counts.find((one) => one._id === _id)?.count ?? 0;
    if (taken !== last) yield invoicesTexts.wrongSeriesCounter({ id: _id, counter: taken, last });
  }
  for (const { _id, count } of counts)
    if (!series.some((one) => one._id === _id))
      yield invoicesTexts.counterWithoutDocuments({ id: _id, counter: count });
}

function faultsOf(invoice: Invoice, order: Order | undefined, all: readonly Invoice[]): string[] {
  const { lines, taxes, tax, total, of, kind } = invoice;
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
  const isCredit = kind === 'CREDIT_NOTE';
  const own = all.filter((one) => one.of === invoice.number && !one.canceledAt);
  const isTakenBack = sum(own.map((one) => one.total)) === total && total > 0;
  return [
    ...(order ? [] : ['it belongs to no order']),
    ...(sum(lines.map((line) => line.total)) === total ? [] : [invoicesTexts.linesDiffer]),
    ...(sum(lines.map((line) => line.tax)) === tax ? [] : [invoicesTexts.lineTaxesDiffer]),
    ...(sum(taxes.map(({ amount }) => amount)) === tax ? [] : [invoicesTexts.taxesDiffer]),
    ...(!isCredit && order && order.total !== total && !isTakenBack
      ? [invoicesTexts.totalDiffers({ total, orderTotal: order.total })]
      : []),
    ...(isCredit && !all.some(({ number }) => number === of)
      ? [invoicesTexts.invoiceMissing({ number: of })]
      : []),
    ...(sum(own.map((one) => one.total)) > total ? ['its credit notes exceed its total'] : []),
  ];
}
