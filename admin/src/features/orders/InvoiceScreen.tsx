import './invoice.css';
import { InvoiceTools } from './InvoiceTools.tsx';
import { Receipt } from './Receipt.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';
import { useAskedOrder } from './use-asked-order.ts';

/** The receipt of the order that the address asks for, ready for paper. */
export function InvoiceScreen() {
  const order = useAskedOrder();
  return (
    <>
      <title>Invoice | Mela admin</title>
      {order ? (
        <>
          <h1 className="invoice-title">Invoice</h1>
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
