import { formatMoney } from '@mela/rules/format-money.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { EmailText } from '../../components/EmailText.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { formatMoment } from '../../format.ts';
import type { LiveOrderFragment, OrderAddressFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { LIVE_PAYMENTS, methodLabel, shopperOf } from './live-order-words.ts';

/** Customer, addresses and payment method. */
export function LiveOrderFacts({ order }: { order: LiveOrderFragment }) {
  const { shippingAddress, billingAddress, payment, payBy } = order;
  const hasOwnBilling =
    billingAddress !== null &&
    linesOf(billingAddress).join() !== (shippingAddress && linesOf(shippingAddress).join());
  return (
    <div className="order-facts">
      <OrderFact icon="user" title={sharedText.customer}>
        <p>
          {order.customerId ? (
            <Link className="name-link" to={generatePath(PATHS.customer, { id: order.customerId })}>
              {shopperOf(order)}
            </Link>
          ) : (
            shopperOf(order)
          )}
        </p>
        {order.email !== '' && (
          <p>
            <a className="order-facts__link" href={`mailto:${order.email}`}>
              <EmailText address={order.email} />
            </a>
          </p>
        )}
        {order.phone && <p>{order.phone}</p>}
        {order.gstin && <p>{ordersText.gstin(order.gstin)}</p>}
        {order.note && <p>“{order.note}”</p>}
      </OrderFact>
      <OrderFact icon="product" title={sharedText.shippingAddress}>
        {shippingAddress ? <AddressLines address={shippingAddress} /> : <p>{ordersText.erased}</p>}
      </OrderFact>
      <OrderFact icon="revenue" title={sharedText.payment}>
        <p>
          {methodLabel(order.paymentMethod)}
          {order.paymentMethod !== NO_PAYMENT &&
            `, ${LIVE_PAYMENTS[order.paymentStatus].label.toLowerCase()}`}
        </p>
        {payment && <p>{ordersText.reference(payment.reference)}</p>}
        <p>{formatMoney(order.total)}</p>
        {payBy && order.status === 'AWAITING_PAYMENT' && (
          <p>{ordersText.paymentDueBy(formatMoment(payBy))}</p>
        )}
        {order.documents.map((one) => (
          <p key={one.number}>
            {one.kind === 'CREDIT_NOTE' ? ordersText.creditNote : sharedText.invoice} <InvoiceLink {...one} />
            {one.isCanceled && ordersText.canceled}
          </p>
        ))}
      </OrderFact>
      {shippingAddress && (
        <OrderFact icon="order" title={ordersText.billingAddress}>
          {hasOwnBilling ? <AddressLines address={billingAddress} /> : <p>{ordersText.sameAsShipping}</p>}
        </OrderFact>
      )}
    </div>
  );
}

function AddressLines({ address }: { address: OrderAddressFragment }) {
  return (
    <>
      {linesOf(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {address.phone && <p>{address.phone}</p>}
    </>
  );
}

function linesOf(address: OrderAddressFragment): string[] {
  const { name, line1, line2, city, regionName, postalCode, country } = address;
  const place = [regionName, country].filter(Boolean).join(', ');
  return [name, line1, line2 ?? '', `${city} ${postalCode}`.trim(), place].filter(Boolean);
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

interface InvoiceProps {
  number: string;
  url: string;
}

/** Opens the PDF of an invoice or credit note in a new tab. */
export function InvoiceLink({ number, url }: InvoiceProps) {
  return (
    <a className="order-facts__link" href={url} target="_blank" rel="noreferrer">
      {number}
    </a>
  );
}
