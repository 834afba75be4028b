import { formatMoney } from '@mela/rules/format-money.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { formatMoment } from '../../format.ts';
import type { LiveOrderFragment, OrderAddressFragment } from '../../graphql.generated.ts';
import { LIVE_PAYMENTS, methodLabel, shopperOf, statusOf } from './live-order-words.ts';

/** Who has ordered, where it goes and how it is paid. */
export function LiveOrderFacts({ order }: { order: LiveOrderFragment }) {
  const { shippingAddress, billingAddress, payment, payBy } = order;
  const hasOwnBilling =
    billingAddress !== null && JSON.stringify(billingAddress) !== JSON.stringify(shippingAddress);
  return (
    <div className="order-facts">
      <OrderFact icon="user" title="Customer">
        <p>{shopperOf(order)}</p>
        {order.email !== '' && (
          <p>
            <a className="order-facts__link" href={`mailto:${order.email}`}>
              {order.email}
            </a>
          </p>
        )}
        {order.phone && <p>{order.phone}</p>}
        {order.gstin && <p>GSTIN {order.gstin}</p>}
        {order.note && <p>“{order.note}”</p>}
      </OrderFact>
      <OrderFact icon="product" title="Shipping">
        {shippingAddress ? <AddressLines address={shippingAddress} /> : <p>Erased</p>}
        <p>{order.status === 'CANCELED' ? 'Not sent' : statusOf(order).label}</p>
      </OrderFact>
      <OrderFact icon="revenue" title="Payment">
        <p>
          {methodLabel(order.paymentMethod)}
          {order.paymentMethod !== NO_PAYMENT &&
            `, ${LIVE_PAYMENTS[order.paymentStatus].label.toLowerCase()}`}
        </p>
        {payment && <p>Reference {payment.reference}</p>}
        <p>{formatMoney(order.total)}</p>
        {payBy && order.status === 'AWAITING_PAYMENT' && <p>To be paid by {formatMoment(payBy)}</p>}
        {hasOwnBilling && <AddressLines address={billingAddress} />}
      </OrderFact>
    </div>
  );
}

function AddressLines({ address }: { address: OrderAddressFragment }) {
  const { name, line1, line2, city, regionName, postalCode, country, phone } = address;
  const lines = [
    name,
    line1,
    line2,
    `${city} ${postalCode}`.trim(),
    [regionName, country].filter(Boolean).join(', '),
  ];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {phone && <p>{phone}</p>}
    </>
  );
}

interface Props {
  icon: IconName;
  title: string;
  children: ReactNode;
}

export function OrderFact({ icon, title, children }: Props) {
  return (
    <section className="order-facts__fact">
      <span className="order-facts__mark">
        <Icon name={icon} />
      </span>
      <div>
        <h3 className="order-facts__title">{title}</h3>
        {children}
      </div>
    </section>
  );
}
