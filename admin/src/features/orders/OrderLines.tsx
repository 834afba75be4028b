import '../../../../design/components/backdrop.css';
import './order-lines.css';
import { Table } from '../../components/Table.tsx';
import { formatDollars } from '../../format.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';

const AMOUNT = { isNumber: true, isLabelled: true };

interface Props {
  lines: SampleOrder['lines'];
  hasImages?: boolean;
}

export function OrderLines({ lines, hasImages = false }: Props) {
  return (
    <Table
      className="order-lines"
      rows={lines}
      keyOf={({ product }) => product.name}
      columns={[
        {
          heading: 'Product',
          look: 'strong',
          cell: ({ product }) => (
            <span className="order-lines__product">
              {hasImages && (
                <span className={`backdrop order-lines__image ${product.set}`}>
                  <img src={product.image} alt="" width="240" height="270" />
                </span>
              )}
              {product.name}
            </span>
          ),
        },
        {
          ...AMOUNT,
          heading: 'Unit price',
          look: 'muted',
          cell: ({ product }) => formatDollars(product.price),
        },
        { ...AMOUNT, heading: 'Quantity', look: 'muted', cell: ({ quantity }) => quantity },
        {
          ...AMOUNT,
          heading: 'Total',
          look: 'strong',
          cell: ({ product, quantity }) => formatDollars(product.price * quantity),
        },
      ]}
    />
  );
}

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
