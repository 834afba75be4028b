import { defineMessages } from '@mela/rules/messages.ts';

export const invoicesMessages = defineMessages('invoices', {
  tooManyDocuments: ({ max }: { max: number }) =>
    `A file can have at most ${max} documents. Choose a shorter period.`,
});

export const invoicesTexts = {
  noCreditNote: ({ id }: { id: string }) => `Refund ${id} has no credit note.`,
  waitingForDocument: ({ order, since }: { order: string; since: string }) =>
    `Order ${order} has been waiting for its invoice or credit note since ${since}.`,
  wrongSeriesLength: ({ id, count, last }: { id: string; count: number; last: number }) =>
    `The series ${id} has ${count} documents, but its last number is ${last}.`,
  wrongSeriesCounter: ({ id, counter, last }: { id: string; counter: number; last: number }) =>
    `The counter of the series ${id} is ${counter}, but its last document is ${last}.`,
  counterWithoutDocuments: ({ id, counter }: { id: string; counter: number }) =>
    `The counter of the series ${id} is ${counter}, but it has no documents.`,
  linesDiffer: 'its lines do not add up to its total',
  lineTaxesDiffer: 'the tax of its lines does not add up to its tax',
  taxesDiffer: 'its taxes do not add up',
  totalDiffers: ({ total, orderTotal }: { total: number; orderTotal: number }) =>
    `its total is ${total}, but the order's total is ${orderTotal}`,
  invoiceMissing: ({ number }: { number: string | undefined }) => `its invoice ${number} does not exist`,
  shippingWithoutHsn: 'Shipping and goods without HSN',
  invoicePdf: 'Invoice (PDF)',
  creditNotePdf: 'Credit note (PDF)',
  taxInvoice: 'Tax invoice',
  billOfSupply: 'Bill of supply',
  creditNote: 'Credit note',
  exempt: 'The goods are exempt from GST.',
  taxableValue: 'Taxable value',
  isForInvoice: ({ number }: { number: string }) => `This credit note is for the invoice ${number}.`,
  canceled: 'Canceled: this credit note does not count.',
  placeOfSupply: 'Place of supply',
  soldBy: 'Sold by',
  billedTo: 'Billed to',
  shippedTo: 'Shipped to',
  notIssued: ({ reason }: { reason: string }) => `Invoices could not be issued: ${reason}`,
  metricDocuments: 'Invoices, bills of supply and credit notes that the shop has issued.',
  metricWaitingOrders: 'Orders whose invoice or credit note is not issued yet.',
};
