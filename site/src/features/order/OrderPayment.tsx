import { formatMoney } from '@mela/rules/format-money.ts';
import { useRef, useState } from 'react';
import * as orderText from '#messages/order.ts';
import * as sharedText from '#messages/shared.ts';
import { lazyPart } from '../../components/LazyPart.tsx';
import { methodText, PAYMENT_METHOD_VIEWS } from '../payment/payment-methods.ts';
import type { OrderPaymentProps } from '../payment/payment-part.ts';
import type { Payment } from './order-answer.ts';
import { timeText, upiAddress } from './order-texts.ts';
import { QrCode } from './QrCode.tsx';

/** The components of payment methods, by method. Not every method has one. */
const PARTS = Object.fromEntries(
  Object.entries(PAYMENT_METHOD_VIEWS).flatMap(([method, { loadOrderPart }]) =>
    loadOrderPart ? [[method, lazyPart(loadOrderPart)]] : [],
  ),
);

/** Tells how to pay the order, while it waits for a payment. */
export function OrderPayment(props: OrderPaymentProps) {
  const { payment, amountDue, status, payBy } = props.order;
  if (!payment || status === 'CANCELED') return null;
  // An order found by its number is read-only. Paying requires the order's link.
  const Part = props.order.isReadOnly ? undefined : PARTS[payment.method];
  const isTransfer = payment.method !== 'cash_on_delivery';
  return (
    <section className="order__payment" aria-labelledby="pay">
      <h2 id="pay">{orderText.payWith(formatMoney(amountDue), methodText(payment.method) ?? '')}</h2>
      {Part ? <Part {...props} /> : <Instructions payment={payment} />}
      {isTransfer && payBy && <p>{orderText.payUntil(timeText(payBy))}</p>}
    </section>
  );
}

function Instructions({ payment }: { payment: Payment }) {
  const { method, reference, text, qrSvg } = payment;
  const upiUri = upiAddress(payment.upiUri);
  return (
    <div className="order__pay">
      <div>
        {text && <p className="order__lines">{text}</p>}
        {upiUri && (
          <a className="button" href={upiUri}>
            {orderText.payWithUpi}
          </a>
        )}
        {method !== 'cash_on_delivery' && <Reference reference={reference} />}
      </div>
      {qrSvg && <QrCode svg={qrSvg} />}
    </div>
  );
}

function Reference({ reference }: { reference: string }) {
  const text = useRef<HTMLElement>(null);
  const [told, setTold] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference);
      setTold(sharedText.copied);
    } catch {
      // Select the text, so that the shopper can copy it: insecure pages have no access to the clipboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setTold(orderText.selectAndCopy);
    }
  }

  return (
    <p className="order__reference">
      {orderText.paymentReference} <b ref={text}>{reference}</b>
      <button className="button button--quiet button--small" type="button" onClick={() => void copy()}>
        {orderText.copy}
      </button>
      <span role="status">{told}</span>
    </p>
  );
}
