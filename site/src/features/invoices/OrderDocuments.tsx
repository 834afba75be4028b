import { LOCALE } from '@mela/rules/locale.ts';
import * as orderText from '#messages/order.ts';
import type { OrderAnswer } from '../order/order-answer.ts';
import { DOCUMENT_KINDS } from './document-words.ts';

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
