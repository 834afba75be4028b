import { financialYearOf } from '@mela/rules/shop-days.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { takeNumbers } from '../../kernel/sequences.ts';
import type { ContentCollections } from '../content/collection.ts';
import type { Seller } from '../documents/read-seller.ts';
import type { Order } from '../orders/collection.ts';
import { ORDER_INDEX as PAYMENT_INDEX, type PaymentCollections } from '../payments/collection.ts';
import type { RefundCollections } from '../refunds/collection.ts';
import type { SellingCollections } from '../selling/collection.ts';
import { type Invoice, type InvoiceCollections, type InvoiceKind, ORDER_INDEX } from './collection.ts';
import { creditNoteOf, type InvoiceContent, invoiceOf, replacementNoteOf } from './make-invoice.ts';

export type IssueCollections = InvoiceCollections &
  ContentCollections &
  PaymentCollections &
  RefundCollections &
  SellingCollections;

const PREFIXES: Record<InvoiceKind, string> = { INVOICE: 'INV', BILL_OF_SUPPLY: 'BOS', CREDIT_NOTE: 'CN' };
const CANCELLATION = 'cancellation';

/** The data needed to issue documents. */
interface Issue {
  collections: IssueCollections;
  session: ClientSession;
  /** Reads the seller once for all documents of a transaction. */
  seller: () => Promise<Seller>;
}

/**
 * Issues the documents that an order lacks: an invoice when it is paid or starts shipping, and a credit note for each refund, or
 * for an order that is later canceled unpaid. An edit reverses the whole invoice; the next invoice is issued once the order is
 * paid or starts shipping. Does nothing if no document is missing.
 */
export async function issueDocuments(
  collections: IssueCollections,
  session: ClientSession,
  { order, isEdited }: { order: Order; isEdited: boolean },
  seller: () => Promise<Seller>,
): Promise<void> {
  const issuing: Issue = { collections, session, seller };
  const { invoices } = collections;
  const orderId = order._id;
  const options = { session, hint: ORDER_INDEX, sort: { issuedAt: 1, _id: 1 } } as const;
  const found = await invoices.find({ orderId }, options).toArray();
  const own = found.filter(({ kind }) => kind !== 'CREDIT_NOTE');
  let invoice = own.find(({ number }) => !isCanceled(number, found));
  if (invoice && isEdited) {
    found.push(await issue(issuing, replacementNoteOf(invoice, `${CANCELLATION} of ${invoice.number}`)));
    invoice = undefined;
  }
  const isPaid = order.paymentStatus !== 'PENDING';
  const isShipped = order.lines.some(({ shipped }) => shipped > 0);
  if (!invoice && (isPaid || isShipped)) invoice = await issue(issuing, invoiceOf(order, own.length));
  if (!invoice) return;
  const notes = found.filter(({ of }) => of === invoice.number);
  const left = await issueForRefunds(issuing, order, { invoice, notes });
  const isOff = order.status === 'CANCELED' && !isPaid;
  if (isOff && left.amount > 0) {
    const cause = `${CANCELLATION} of ${invoice.number}`;
    const credit = { cause, amount: left.amount, details: undefined, of: invoice.number, before: left.notes };
    await issue(issuing, creditNoteOf(order, credit));
  }
}

/**
 * Issues missing credit notes and cancels those of reverted refunds.
 * @returns the invoiced amount that no note credits yet, and the valid credit notes
 */
async function issueForRefunds(
  issuing: Issue,
  order: Order,
  { invoice, notes }: { invoice: Invoice; notes: readonly Invoice[] },
): Promise<{ amount: number; notes: Invoice[] }> {
  const { session } = issuing;
  const { payments, refunds, invoices } = issuing.collections;
  const orderId = order._id;
  const options = { session, hint: PAYMENT_INDEX, sort: { at: 1 } } as const;
  const paid = await payments.find({ orderId, kind: 'REFUND' }, options).toArray();
  const counted: Invoice[] = [];
  for (const note of notes) {
    const refund = paid.find(({ _id }) => _id === note.cause);
    if (note.canceledAt) continue;
    if (!refund || refund.state === 'SUCCEEDED') counted.push(note);
    else await invoices.updateOne({ _id: note._id }, { $set: { canceledAt: new Date() } }, { session });
  }
  const known = new Set(notes.map(({ cause }) => cause));
  let excess = excessOf(order);
  for (const { _id, state, amount: refunded } of paid) {
    if (state !== 'SUCCEEDED') continue;
    const amount = Math.max(refunded - excess, 0);
    excess = Math.max(excess - refunded, 0);
    if (amount === 0 || known.has(_id)) continue;
    const details = (await refunds.findOne({ _id }, { session })) ?? undefined;
    const credit = { cause: _id, amount, details, of: invoice.number, before: counted };
    counted.push(await issue(issuing, creditNoteOf(order, credit)));
  }
  return { amount: counted.reduce((left, { total }) => left - total, invoice.total), notes: counted };
}

/**
 * The paid amount beyond the total of an edited order. No invoice contains that amount, so refunding it needs
 * no credit note.
 */
export function excessOf({ total, charged = 0 }: Pick<Order, 'total' | 'charged'>): number {
  return Math.max(charged - total, 0);
}

/** Whether a credit note reverses the whole invoice, because the order was edited, or canceled without payment. */
function isCanceled(number: string, all: readonly Invoice[]): boolean {
  return all.some(({ cause }) => cause === `${CANCELLATION} of ${number}`);
}

async function issue(
  { collections, session, seller: readOnce }: Issue,
  content: InvoiceContent,
): Promise<Invoice> {
  const issuedAt = new Date();
  const { timeZone, ...seller } = await readOnce();
  const year = financialYearOf(issuedAt, content.currency, timeZone);
  const series = `${content.kind} ${year}`;
  const numbers = { first: 1, count: 1 };
  const sequence = await takeNumbers(collections.invoiceCounts, session, series, numbers);
  const number = `${PREFIXES[content.kind]}/${year}/${sequence}`;
  const invoice = {
    ...{ _id: new ObjectId(), number, series, sequence, issuedAt, timeZone, seller },
    ...content,
  };
  await collections.invoices.insertOne(invoice, { session });
  return invoice;
}

/** Erases buyers, except businesses, which the books must name as long as they are kept. Keeps the state of other buyers. */
export async function eraseBuyer(
  { invoices }: InvoiceCollections,
  session: ClientSession,
  orderId: ObjectId,
): Promise<void> {
  const found = await invoices.find({ orderId }, { session, hint: ORDER_INDEX }).toArray();
  const ids = found.filter(({ buyer }) => buyer && buyer.gstin === null).map(({ _id }) => _id);
  if (ids.length === 0) return;
  await invoices.updateMany({ _id: { $in: ids } }, { $unset: { buyer: '', shipTo: '' } }, { session });
}
