import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Reading } from '../../components/Reading.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import type { InvoiceOrderFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { LiveReceipt } from './LiveReceipt.tsx';
import { UnknownOrder } from './order-param.tsx';
import { useInvoices } from './use-invoices.ts';
import './invoice.css';

type Invoice = InvoiceOrderFragment['documents'][number];

/** The invoice or another document of an order, with the same content as its PDF. */
export function LiveInvoice() {
  const [parameters] = useSearchParams();
  const named = parameters.get('order');
  return <OrderInvoice key={named} named={named} wanted={parameters.get('document')} />;
}

function OrderInvoice({ named, wanted }: { named: string | null; wanted: string | null }) {
  const { order, hasFailed, reload } = useInvoices(named);
  if (order === null) return <UnknownOrder />;
  return (
    <>
      <title>Invoice | Mela admin</title>
      <div className="invoice-title">
        <ScreenHeading isSample={false}>Invoice</ScreenHeading>
      </div>
      <Reading what="the invoice" isRead={order !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {order && <Documents order={order} wanted={wanted} />}
    </>
  );
}

function Documents({ order, wanted }: { order: InvoiceOrderFragment; wanted: string | null }) {
  const { documents } = order;
  const shown =
    documents.find(({ id }) => id === wanted) ?? documents.findLast(({ kind }) => kind !== 'CREDIT_NOTE');
  if (!shown) return <NoInvoice order={order} />;
  return (
    <div className="invoice">
      <InvoiceTools order={order} shown={shown} />
      <LiveReceipt order={order} invoice={shown} />
    </div>
  );
}

function NoInvoice({ order: { id, number } }: { order: InvoiceOrderFragment }) {
  return (
    <div className="message">
      <h2>Order #{number} has no invoice yet</h2>
      <p className="message__text">An invoice is created when the order is paid or the first parcel ships.</p>
      <ButtonLink label={`Order #${number}`} to={orderPath(PATHS.orderDetails, id ?? '')} />
    </div>
  );
}

function InvoiceTools({ order, shown }: { order: InvoiceOrderFragment; shown: Invoice }) {
  const { id, number, documents } = order;
  return (
    <section className="panel invoice-tools" aria-label="Print and download">
      <ButtonLink label="Save PDF" isQuiet href={shown.url} download={`${fileName(shown)}.pdf`} />
      <Button label="Print" onClick={() => window.print()} />
      {documents.length > 1 && (
        <nav className="invoice-tools__help" aria-label="Invoices and credit notes">
          {documents.map((one) => (
            <Link
              key={one.id}
              className="accent-link invoice-tools__document"
              aria-current={one.id === shown.id ? 'page' : undefined}
              to={`${orderPath(PATHS.invoice, id ?? '')}&document=${one.id}`}
              replace
            >
              {one.number}
            </Link>
          ))}
        </nav>
      )}
      <Link className="accent-link invoice-tools__order" to={orderPath(PATHS.orderDetails, id ?? '')}>
        Order #{number}
      </Link>
    </section>
  );
}

/** File names cannot contain slashes. */
function fileName({ number }: Invoice): string {
  return number.replaceAll('/', '-');
}
