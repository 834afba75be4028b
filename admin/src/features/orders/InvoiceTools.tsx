import { Link } from 'react-router';
import { orderAddress } from '../../order-address.ts';
import { PATHS } from '../../paths.ts';

const HELP_ID = 'save-pdf-help';

/** Both open the browser's own dialog, in which a page is printed or becomes a file. */
export function InvoiceTools({ id }: { id: number }) {
  return (
    <section className="panel invoice-tools" aria-label="Paper and file">
      <button
        type="button"
        className="button button--quiet"
        aria-describedby={HELP_ID}
        onClick={() => savePdf(`Mela invoice ${id}`)}
      >
        Save PDF
      </button>
      <button type="button" className="button" onClick={() => window.print()}>
        Print
      </button>
      <p className="invoice-tools__help" id={HELP_ID}>
        Save PDF opens the print dialog of your browser: choose “Save as PDF” there.
      </p>
      <Link className="invoice-tools__order" to={orderAddress(PATHS.orderDetails, id)}>
        Order #{id}
      </Link>
    </section>
  );
}

/** The dialog proposes the page's title as the name of the file. */
function savePdf(name: string): void {
  const { title } = document;
  document.title = name;
  const restore = () => {
    document.title = title;
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
