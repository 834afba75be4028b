import '../../components/tables.css';
import '../../../../design/components/backdrop.css';
import './order-lines.css';
import { formatDollars } from '../../format.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';

interface Props {
  lines: SampleOrder['lines'];
  hasImages?: boolean;
}

export function OrderLines({ lines, hasImages = false }: Props) {
  return (
    <table className="table table--cards order-lines">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="table__number">
            Unit price
          </th>
          <th scope="col" className="table__number">
            Quantity
          </th>
          <th scope="col" className="table__number">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ product, quantity }) => (
          <tr key={product.name}>
            <td className="table__strong">
              <span className="order-lines__product">
                {hasImages && (
                  <span className={`backdrop order-lines__image ${product.set}`}>
                    <img src={product.image} alt="" width="240" height="270" />
                  </span>
                )}
                {product.name}
              </span>
            </td>
            <td className="table__muted table__number" data-label="Unit price">
              {formatDollars(product.price)}
            </td>
            <td className="table__muted table__number" data-label="Quantity">
              {quantity}
            </td>
            <td className="table__strong table__number" data-label="Total">
              {formatDollars(product.price * quantity)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
