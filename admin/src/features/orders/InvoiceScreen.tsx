import { Button } from '../../components/Button.tsx';
import './invoice.css';
import { Link } from 'react-router';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { orderPath, PATHS } from '../../paths.ts';
import { UnknownOrder, useOrderParam } from './order-param.tsx';
import { Receipt } from './Receipt.tsx';

const HELP_ID = 'save-pdf-help';

export function InvoiceScreen() {
  const order = useOrderParam();
  return (
    <>
      <title>Invoice | Mela admin</title>
      {order ? (
        <>
          <div className="invoice-title">
            <ScreenHeading>Invoice</ScreenHeading>
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

/** Both buttons open the browser's print dialog, which can also save a file. */
function InvoiceTools({ id }: { id: number }) {
  return (
    <section className="panel invoice-tools" aria-label="Paper and file">
      <Button
        label="Save PDF"
        isQuiet
        aria-describedby={HELP_ID}
        onClick={() => savePdf(`Mela invoice ${id}`)}
      />
      <Button label="Print" onClick={() => window.print()} />
      <p className="fine invoice-tools__help" id={HELP_ID}>
        Save PDF opens the print dialog of your browser: choose “Save as PDF” there.
      </p>
      <Link className="accent-link invoice-tools__order" to={orderPath(PATHS.orderDetails, id)}>
        Order #{id}
      </Link>
    </section>
  );
}

/** The print dialog proposes the page's title as the file name. */
function savePdf(name: string): void {
  const { title } = document;
  document.title = name;
  const restore = () => {
    document.title = title;
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
