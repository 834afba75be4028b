import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { contentModule } from '../content/module.ts';
import { documentsModule } from '../documents/module.ts';
import type { Order } from '../orders/collection.ts';
import type { OrderEvent } from '../orders/events.ts';
import { orderMailLinks } from '../orders/mailed-order.ts';
import { ordersModule } from '../orders/module.ts';
import { orderFollowers, orderListeners } from '../orders/order-store.ts';
import { paymentsModule } from '../payments/module.ts';
import { refundsModule } from '../refunds/module.ts';
import { sellingModule } from '../selling/module.ts';
import { checkInvoices } from './check-invoices.ts';
import { INVOICE_COLLECTIONS } from './collection.ts';
import { InvoiceIssuer } from './invoice-issuer.ts';
import { invoicesTexts } from './messages.ts';
import { invoiceLoader } from './read-invoices.ts';
import { invoiceResolvers } from './resolvers.ts';

/** Invoices are issued right after the payment. The job issues those that a failure has delayed. */
const ISSUE_MS = 5_000;

export const invoicesModule = defineModule({
  name: 'invoices',
  uses: [contentModule, documentsModule, ordersModule, paymentsModule, refundsModule, sellingModule],
  collections: INVOICE_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [invoiceResolvers],
  checks: [checkInvoices],
  services: (_, { content, orders, payments, refunds, selling }, own) => ({
    invoiceIssuer: new InvoiceIssuer({ ...own, ...content, ...orders, ...payments, ...refunds, ...selling }),
  }),
  request: (context) => ({ invoicesOfOrder: invoiceLoader(context) }),
  extends: ({ invoiceIssuer }) => [
    extension(orderListeners, invoiceIssuer.note),
    extension(orderFollowers, invoiceIssuer.follow),
    extension(orderMailLinks, invoiceLinks),
  ],
  jobs: ({ invoiceIssuer, say }) => ({
    'issue-invoices': {
      everyMs: ISSUE_MS,
      isShared: true,
      run: (signal) => invoiceIssuer.issueDue(signal),
      onFailure: (error) => say(invoicesTexts.notIssued({ reason: String(error) }), 'warn'),
    },
  }),
  metrics: ({ invoices, invoicesDue }) => [
    {
      name: 'invoices_total',
      help: invoicesTexts.metricDocuments,
      read: () => invoices.estimatedDocumentCount(),
    },
    {
      name: 'invoices_waiting',
      help: invoicesTexts.metricWaitingOrders,
      read: () => invoicesDue.estimatedDocumentCount(),
    },
  ],
});

const PATH = '/api/invoices/of-order';

/** Links to the documents of an order for its emails. A link does not name an invoice, because invoices may be issued a moment later. */
function invoiceLinks({ paymentStatus, lines }: Order, event: OrderEvent | null) {
  const isIssued = paymentStatus !== 'PENDING' || lines.some(({ shipped }) => shipped > 0);
  return [
    ...(isIssued ? [{ label: invoicesTexts.invoicePdf, path: PATH }] : []),
    ...(event?.kind === 'PAID_BACK'
      ? [{ label: invoicesTexts.creditNotePdf, path: `${PATH}?kind=credit-notes` }]
      : []),
  ];
}
