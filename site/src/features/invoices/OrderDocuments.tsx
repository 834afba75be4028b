import { LOCALE } from '@mela/rules/locale.ts';
import * as orderText from '#messages/order.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import type { OrderAnswer } from '../order/order-answer.ts';
import css from './order-documents.css?inline';

const DOCUMENT_KINDS: Record<OrderAnswer['documents'][number]['kind'], string> = {
  INVOICE: orderText.invoice,
  BILL_OF_SUPPLY: orderText.billOfSupply,
  CREDIT_NOTE: orderText.creditNote,
};

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

/** The invoice and the credit notes of an order, each as a page and as a PDF. */
export function OrderDocuments({ order: { documents } }: { order: OrderAnswer }) {
  return (
    <section className="order-documents" aria-labelledby="documents">
      <h2 id="documents">{orderText.invoices}</h2>
      <ul>
        {documents.map(({ number, kind, issuedAt, url, pageUrl, isCanceled }) => (
          <li key={number}>
            <span>
              <b>
                {DOCUMENT_KINDS[kind]} {number}
              </b>
              <time dateTime={issuedAt}>
                {DAY.format(new Date(issuedAt))}
                {isCanceled && orderText.documentCanceled}
              </time>
            </span>
            <a href={pageUrl} target="_blank" rel="noreferrer" aria-label={orderText.viewDocument(number)}>
              {orderText.view}
            </a>
            <a href={url} target="_blank" rel="noreferrer" aria-label={orderText.downloadDocument(number)}>
              {orderText.pdf}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The section of the order page, with its styles. The page loads this file only for an order that has a document. */
export function documentsSection(): typeof OrderDocuments {
  adoptStyles(css);
  return OrderDocuments;
}
