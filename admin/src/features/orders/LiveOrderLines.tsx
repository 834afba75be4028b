import { formatMoney } from '../../../../graphql-server/src/rules/format-money.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { OrderLines } from './OrderLines.tsx';

/** The lines of an order of the shop. */
export function LiveOrderLines({ order }: { order: LiveOrderFragment }) {
  return (
    <OrderLines
      lines={order.lines.map(({ id, price, quantity, shipped, total, ...bought }) => ({
        id,
        product: <Product {...bought} />,
        price: formatMoney(price),
        quantity: shipped > 0 && shipped < quantity ? `${quantity}, ${shipped} shipped` : quantity,
        total: formatMoney(total),
      }))}
      subtotal={formatMoney(order.subtotal)}
      shipping={formatMoney(order.shipping)}
      total={formatMoney(order.total)}
      taxes={order.taxes.map(({ kind, rate, amount }) => [
        `of it ${kind === 'TAX' ? 'tax' : kind} ${rate} %`,
        formatMoney(amount),
      ])}
    />
  );
}

type Bought = Pick<LiveOrderFragment['lines'][number], 'title' | 'variantTitle' | 'sku' | 'image' | 'path'>;

function Product({ title, variantTitle, sku, image, path }: Bought) {
  return (
    <span className="order-lines__product">
      {image && (
        <span className="backdrop order-lines__image">
          <img src={image.thumbnailUrl} alt="" width="240" height="270" loading="lazy" />
        </span>
      )}
      <span>
        <a href={path}>{title}</a>
        <span className="aside order-lines__choice">{[variantTitle, sku].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
