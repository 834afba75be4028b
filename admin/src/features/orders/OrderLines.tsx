import '../../components/table-cards.css';
import '../../../../design/components/set.css';
import './order-lines.css';
import { formatDollars } from '../../sample-data/format-dollars.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';

interface Props {
  lines: SampleOrder['lines'];
  hasPictures?: boolean;
}

/** What was bought, line by line. */
export function OrderLines({ lines, hasPictures = false }: Props) {
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
                {hasPictures && (
                  <span className={`set order-lines__picture ${product.set}`}>
                    <img src={product.picture} alt="" width="240" height="270" />
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
