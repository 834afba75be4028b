import { INDIAN_TIME, shopDayAt } from '@mela/rules/shop-days.ts';
import type { TaxAmount } from '@mela/rules/taxes.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { Party } from '../documents/read-seller.ts';

/** Exempt goods get a bill of supply. A credit note reverts an invoice or part of it. */
export type InvoiceKind = 'INVOICE' | 'BILL_OF_SUPPLY' | 'CREDIT_NOTE';

/** A line of a document. Amounts are in minor units. */
export interface InvoiceLine {
  title: string;
  hsn: string | null;
  /** null for shipping, and for a refunded amount. */
  quantity: number | null;
  /** In per cent. null: several rates. */
  rate: number | null;
  taxable: number;
  tax: number;
  total: number;
}

/** An invoice, a bill of supply or a credit note. Its content never changes. */
export interface Invoice {
  _id: ObjectId;
  /** Such as `INV/26-27/1`. */
  number: string;
  kind: InvoiceKind;
  /** The series whose numbers have no gaps, such as `INVOICE 26-27`. */
  series: string;
  sequence: number;
  issuedAt: Date;
  /** The shop's when it was issued: its date never changes. Absent: India's. */
  timeZone?: string;
  orderId: ObjectId;
  orderNumber: number;
  /** Unique per order: `invoice 1`, or the refund's id. */
  cause: string;
  currency: string;
  seller: Party;
  /** Absent after erasure. */
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
  /** The credited amounts of the order's lines and shipping, including tax. */
  credited?: number[];
  /** Set when the refund was a mistake, so the credit note does not count. */
  canceledAt?: Date;
}

/** A document with the token that opens it for the reader of its order. null: the reader has the right. */
export interface SeenInvoice extends Invoice {
  token: string | null;
}

/** The last number of a series. */
interface InvoiceCount {
  _id: string;
  count: number;
}

/** An order whose documents have to be brought up to date. It is written with the order's event, and deleted with the documents. */
interface InvoiceDue {
  /** The order's id. */
  _id: ObjectId;
  since: Date;
  /** How often the order has changed meanwhile: each change conflicts with a transaction that issues at the same time. */
  changes: number;
  /** Whether the order was edited since, which reverts its invoice. */
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
