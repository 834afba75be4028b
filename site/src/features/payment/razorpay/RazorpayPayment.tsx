import { formatMoney } from '@mela/rules/format-money.ts';
import { useState } from 'react';
import * as paymentText from '#messages/payment.ts';
import * as sharedText from '#messages/shared.ts';
import { confirmPayment, UNDER_WAY, UNREACHABLE } from '../confirm-payment.ts';
import type { OrderPaymentProps } from '../payment-part.ts';
import { openRazorpay } from './razorpay-script.ts';

const NOT_PAID = paymentText.razorpayCanceled;

/** A button that loads Razorpay's script and opens its window. */
export function RazorpayPayment({ order, token, reload }: OrderPaymentProps) {
  const [isPaying, setPaying] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { publicKey = null, reference = '' } = order.payment ?? {};

  async function pay(): Promise<void> {
    if (isPaying) return;
    setPaying(true);
    setMessage(null);
    // Request the key again. It is missing if the provider did not answer the shop.
    if (publicKey === null) await reload();
    else setMessage(await payWith(publicKey).catch(() => UNREACHABLE));
    setPaying(false);
  }

  async function payWith(key: string): Promise<string | null> {
    const { number, amountDue: total, email, phone, shippingAddress } = order;
    const outcome = await openRazorpay({
      ...{ key, order_id: reference, amount: total.amount, currency: total.currency },
      ...{
        name: document.title.split('|').at(-1)?.trim() ?? '',
        description: paymentText.orderNumber(number),
      },
      prefill: { name: shippingAddress?.name ?? '', email, contact: phone ?? '' },
    });
    if (outcome.kind === 'CLOSED') return outcome.failure ?? NOT_PAID;
    setMessage(UNDER_WAY);
    const open = await confirmPayment(token, outcome.proof);
    await reload();
    return open;
  }

  return (
    <div className="pay-form">
      <p role="alert">{message}</p>
      <button className="button" type="button" aria-disabled={isPaying} onClick={() => void pay()}>
        {isPaying
          ? paymentText.paying
          : publicKey === null
            ? sharedText.tryAgain
            : paymentText.pay(formatMoney(order.amountDue))}
      </button>
    </div>
  );
}
