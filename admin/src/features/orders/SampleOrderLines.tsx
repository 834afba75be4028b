import * as sharedText from '#messages/shared.ts';
import '../../../../design/components/backdrop.css';
import { formatDollars } from '../../format.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderLines } from './OrderLines.tsx';

/** The lines of a sample order. */
export function SampleOrderLines({ order, hasImages = false }: { order: SampleOrder; hasImages?: boolean }) {
  return (
    <OrderLines
      lines={order.lines.map(({ product, quantity }) => ({
        id: product.name,
        product: (
          <span className="order-lines__product">
            {hasImages && (
              <span className={`backdrop order-lines__image ${product.set}`}>
                <img src={product.image} alt="" width="240" height="270" />
              </span>
            )}
            {product.name}
          </span>
        ),
        price: formatDollars(product.price),
        quantity,
        total: formatDollars(product.price * quantity),
      }))}
      subtotal={formatDollars(order.subtotal)}
      shipping={[sharedText.shipping, formatDollars(order.shipping)]}
      total={formatDollars(order.total)}
    />
  );
}
