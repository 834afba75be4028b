import { Link, useSearchParams } from 'react-router';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Reading } from '../../components/Reading.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { type InvoiceOrderFragment, ReadInvoicesDocument } from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { LiveReceipt } from './LiveReceipt.tsx';
import { useOrderId } from './live-orders.ts';
import { UnknownOrder } from './order-param.tsx';
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
      <title>{ordersText.invoiceMelaAdmin}</title>
      <div className="invoice-title">
        <ScreenHeading isSample={false}>{sharedText.invoice}</ScreenHeading>
      </div>
      <Reading
        what={ordersText.theInvoice}
        isRead={order !== undefined}
        hasFailed={hasFailed}
        onRetry={reload}
      />
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
      <h2>{ordersText.orderHasNoInvoiceYet(number)}</h2>
      <p className="message__text">{ordersText.invoiceIsCreatedWhenOrder}</p>
      <ButtonLink label={ordersText.orderNumber(number)} to={orderPath(PATHS.orderDetails, id ?? '')} />
    </div>
  );
}

function InvoiceTools({ order, shown }: { order: InvoiceOrderFragment; shown: Invoice }) {
  const { id, number, documents } = order;
  return (
    <section className="panel invoice-tools" aria-label={ordersText.printAndDownload}>
      <ButtonLink label={ordersText.savePdf} isQuiet href={shown.url} download={`${fileName(shown)}.pdf`} />
      <Button label={sharedText.print} onClick={() => window.print()} />
      {documents.length > 1 && (
        <nav className="invoice-tools__help" aria-label={ordersText.invoicesAndCreditNotes}>
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
        {ordersText.orderNumber(number)}
      </Link>
    </section>
  );
}

/** The document's number as a file name, which cannot contain slashes. */
function fileName({ number }: Invoice): string {
  return number.replaceAll('/', '-');
}

interface Invoices {
  /** undefined until loaded. null if there is no such order. */
  order: InvoiceOrderFragment | null | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** An order with its documents. @param named its id or number; null: the newest order */
function useInvoices(named: string | null): Invoices {
  const { id, ...found } = useOrderId(named);
  const { data, error, reload } = useLiveQuery(ReadInvoicesDocument, {
    variables: { id: id ?? '' },
    skip: !id,
  });
  if (!id) return { order: id === undefined ? undefined : null, ...found };
  const isMissing = errorExtensions(error)?.code === 'NOT_FOUND';
  return { order: isMissing ? null : data?.orderById, hasFailed: error !== undefined && !isMissing, reload };
}
