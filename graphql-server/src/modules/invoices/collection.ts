import { INDIAN_TIME, shopDayAt } from '@mela/rules/shop-days.ts';
import type { TaxAmount } from '@mela/rules/taxes.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Party } from '../documents/read-seller.ts';

/** Tax-exempt goods get a bill of supply. A credit note reverses all or part of an invoice. */
export type InvoiceKind = 'INVOICE' | 'BILL_OF_SUPPLY' | 'CREDIT_NOTE';

/** A line of a document. Amounts are in minor units. */
export interface InvoiceLine {
  title: string;
  hsn: string | null;
  /** The number of units. null for shipping, and for a refund without units. */
  quantity: number | null;
  /** A percentage. null: several rates. */
  rate: number | null;
  taxable: number;
  tax: number;
  total: number;
}

/** An invoice, a bill of supply or a credit note. Its content never changes, except that the buyer may be erased. */
export interface Invoice {
  _id: ObjectId;
  /** A number such as `INV/26-27/1`. */
  number: string;
  kind: InvoiceKind;
  /** The series, such as `INVOICE 26-27`. Numbers in a series have no gaps. */
  series: string;
  sequence: number;
  issuedAt: Date;
  /**
   * The shop's time zone at the time of issue, so that the document's date never changes. Absent in older
   * documents, which use India's.
   */
  timeZone?: string;
  orderId: ObjectId;
  orderNumber: number;
  /** What the document is for, unique within the order: `invoice 1`, or the refund's id. */
  cause: string;
  currency: string;
  seller: Party;
  /** The buyer. Absent after the buyer's data was erased. */
  buyer?: Party;
  shipTo?: Party;
  /** The place of supply. */
  place: { country: string; region: string | null };
  lines: InvoiceLine[];
  taxes: TaxAmount[];
  tax: number;
  total: number;
  /** The invoice number that a credit note refers to. */
  of?: string;
  /** The credited amounts for the order's lines and shipping, including tax. */
  credited?: number[];
  /** Set if the refund was a mistake. Then the credit note does not count. */
  canceledAt?: Date;
}

/** A document with the token that opens it, if the reader has one for the order. null: the reader has the right to read it. */
export interface SeenInvoice extends Invoice {
  token: string | null;
}

/** The last number of a series. */
interface InvoiceCount {
  _id: string;
  count: number;
}

/**
 * An order with documents to issue. The record is written in the transaction of the order's event, and
 * deleted when the documents are issued.
 */
interface InvoiceDue {
  /** The order's id. */
  _id: ObjectId;
  since: Date;
  /** Counts changes of the order, so that each change conflicts with a concurrent transaction that issues documents. */
  changes: number;
  /** Whether the order was edited, so that its invoice must be reversed. */
  isEdited?: true;
}

export const ORDER_INDEX = 'order';
export const ISSUED_INDEX = 'issued';
export const DUE_INDEX = 'since';

export const INVOICE_COLLECTIONS = {
  invoices: collection<Invoice>({
    name: 'invoices',
    counted: 'invoices',
    indexes: [
      { key: { orderId: 1, cause: 1 }, name: ORDER_INDEX, unique: true },
      { key: { series: 1, sequence: 1 }, name: 'series', unique: true },
      { key: { issuedAt: 1, _id: 1 }, name: ISSUED_INDEX },
    ],
  }),
  invoiceCounts: collection<InvoiceCount>({ name: 'invoiceCounts' }),
  invoicesDue: collection<InvoiceDue>({
    name: 'invoicesDue',
    indexes: [{ key: { since: 1, _id: 1 }, name: DUE_INDEX }],
  }),
};

export interface InvoiceCollections extends CollectionsIn<typeof INVOICE_COLLECTIONS> {}

/** The date of a document, such as 2026-11-27. */
export function issueDayOf({ issuedAt, timeZone = INDIAN_TIME }: Invoice): string {
  return shopDayAt(issuedAt, timeZone);
}
