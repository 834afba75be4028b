import type { Order } from '../orders/collection.ts';
import type { OrderEvent } from '../orders/events.ts';
import { invoicesTexts } from './messages.ts';

const PATH = '/api/invoices/of-order';

/** Links to the documents of an order for its emails. A link does not name an invoice, because invoices may be issued a moment later. */
export function invoiceLinks({ paymentStatus, lines }: Order, event: OrderEvent | null) {
  const isIssued = paymentStatus !== 'PENDING' || lines.some(({ shipped }) => shipped > 0);
  return [
    ...(isIssued ? [{ label: invoicesTexts.invoicePdf, path: PATH }] : []),
    ...(event?.kind === 'PAID_BACK'
      ? [{ label: invoicesTexts.creditNotePdf, path: `${PATH}?kind=credit-notes` }]
      : []),
  ];
}
