import './order-totals.css';
import { formatDollars } from '../../sample-data/format-dollars.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';

/** What it comes to. */
export function OrderTotals({ order: { subtotal, shipping, total } }: { order: SampleOrder }) {
  return (
    <dl className="order-totals">
      <dt>Subtotal</dt>
      <dd>{formatDollars(subtotal)}</dd>
      <dt>Shipping</dt>
      <dd>{formatDollars(shipping)}</dd>
      <dt className="order-totals__grand">Grand total</dt>
      <dd className="order-totals__grand">{formatDollars(total)}</dd>
    </dl>
  );
}
