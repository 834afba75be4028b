import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import './invoice.css';
import { Link } from 'react-router';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { orderPath, PATHS } from '../../paths.ts';
import { UnknownOrder, useOrderParam } from './order-param.tsx';
import './receipt.css';
import { Wordmark } from '../../components/Logo.tsx';
import { formatDay } from '../../format.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';
import { SampleOrderLines } from './SampleOrderLines.tsx';

const HELP_ID = 'save-pdf-help';

export function InvoiceScreen() {
  const order = useOrderParam();
  return (
    <>
      <title>{ordersText.invoiceMelaAdmin}</title>
      {order ? (
        <>
          <div className="invoice-title">
            <ScreenHeading>{sharedText.invoice}</ScreenHeading>
          </div>
          <div className="invoice">
            <InvoiceTools id={order.id} />
            <Receipt order={order} />
          </div>
        </>
      ) : (
        <UnknownOrder />
      )}
    </>
  );
}

/** The buttons for printing and saving. Both open the browser's print dialog, which can save a file. */
function InvoiceTools({ id }: { id: number }) {
  return (
    <section className="panel invoice-tools" aria-label={ordersText.paperAndFile}>
      <Button
        label={ordersText.savePdf}
        isQuiet
        aria-describedby={HELP_ID}
        onClick={() => savePdf(ordersText.melaInvoiceId(id))}
      />
      <Button label={sharedText.print} onClick={() => window.print()} />
      <p className="fine invoice-tools__help" id={HELP_ID}>
        {ordersText.savePdfOpensYourBrowsersPrint}
      </p>
      <Link className="accent-link invoice-tools__order" to={orderPath(PATHS.orderDetails, id)}>
        {ordersText.orderId(id)}
      </Link>
    </section>
  );
}

/** Opens the print dialog with a name for the file: the dialog proposes the page title. */
function savePdf(name: string): void {
  const { title } = document;
  document.title = name;
  const restore = () => {
    document.title = title;
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}

const SENDER = [ordersText.sampleStreet, ordersText.sampleCity, 'hello@mela.example'];
const RETURN_DAYS = 30;

function Receipt({ order }: { order: SampleOrder }) {
  const { id, date, customer, paymentMethod, paymentStatus } = order;
  return (
    <article className="panel receipt" aria-labelledby="receipt">
      <header className="receipt__head">
        <div>
          <span className="logo">
            <Wordmark />
          </span>
          <Lines lines={SENDER} />
        </div>
        <div className="receipt__number">
          <h2 className="receipt__title" id="receipt">
            {ordersText.invoiceId(id)}
          </h2>
          <Lines lines={[formatDay(date), paymentMethod, paymentStatus]} />
        </div>
      </header>
      <div className="receipt__parties">
        <div>
          <h3 className="receipt__label">{ordersText.billedTo}</h3>
          <p className="receipt__name">{customer.name}</p>
          <Lines lines={[customer.email, customer.phone]} />
        </div>
        <div>
          <h3 className="receipt__label">{ordersText.sentTo}</h3>
          <p className="receipt__name">{customer.name}</p>
          <Lines lines={customer.address} />
        </div>
      </div>
      <SampleOrderLines order={order} />
      <p className="aside receipt__thanks">{ordersText.thankYouForBuyingAtMela(RETURN_DAYS)}</p>
    </article>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line} className="receipt__line">
      {line}
    </p>
  ));
}
