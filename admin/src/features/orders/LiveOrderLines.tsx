import './order-lines.css';
import { formatMoney } from '../../../../graphql-server/src/rules/format-money.ts';
import { Table } from '../../components/Table.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';

const AMOUNT = { isNumber: true, isLabelled: true };

/** What was bought, as it was then, and what it comes to. */
export function LiveOrderLines({ order }: { order: LiveOrderFragment }) {
  return (
    <>
      <Table
        className="order-lines"
        rows={order.lines}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: 'Product',
            look: 'strong',
            cell: ({ title, variantTitle, sku, image, path }) => (
              <span className="order-lines__product">
                {image && (
                  <span className="backdrop order-lines__image">
                    <img src={image.thumbnailUrl} alt="" width="240" height="270" loading="lazy" />
                  </span>
                )}
                <span>
                  <a href={path}>{title}</a>
                  <span className="order-lines__choice">
                    {[variantTitle, sku].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </span>
            ),
          },
          { ...AMOUNT, heading: 'Unit price', look: 'muted', cell: ({ price }) => formatMoney(price) },
          {
            ...AMOUNT,
            heading: 'Quantity',
            look: 'muted',
            cell: ({ quantity, shipped }) =>
              shipped > 0 && shipped < quantity ? `${quantity}, ${shipped} shipped` : quantity,
          },
          { ...AMOUNT, heading: 'Total', look: 'strong', cell: ({ total }) => formatMoney(total) },
        ]}
      />
      <dl className="order-totals">
        <dt>Subtotal</dt>
        <dd>{formatMoney(order.subtotal)}</dd>
        <dt>Shipping</dt>
        <dd>{formatMoney(order.shipping)}</dd>
        <dt className="order-totals__grand">Grand total</dt>
        <dd className="order-totals__grand">{formatMoney(order.total)}</dd>
        {order.taxes.map(({ kind, rate, amount }) => [
          <dt key={`${kind} ${rate}`}>
            of it {kind === 'TAX' ? 'tax' : kind} {rate} %
          </dt>,
          <dd key={`${kind} ${rate} amount`}>{formatMoney(amount)}</dd>,
        ])}
      </dl>
    </>
  );
}
