import { formatMoney } from '@mela/rules/format-money.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as paymentText from '#messages/payment.ts';
import * as sharedText from '#messages/shared.ts';
import { confirmPayment, UNDER_WAY, UNREACHABLE } from '../confirm-payment.ts';
import type { OrderPaymentProps } from '../payment-part.ts';
import { openStripeForm, type StripePaymentForm } from './stripe-script.ts';

const NOT_PAID = paymentText.stripeCanceled;

/** Stripe's form on the order page. Card numbers are entered in Stripe's iframe. */
export function StripePayment({ order, token, reload }: OrderPaymentProps) {
  const { clientSecret = null, publicKey = null } = order.payment ?? {};
  const [isPaying, setPaying] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { place, opened, isReady } = useStripeForm(publicKey, clientSecret, () => setMessage(UNREACHABLE));

  async function confirm(): Promise<void> {
    setMessage(UNDER_WAY);
    setMessage(await confirmPayment(token));
    await reload();
  }

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPaying || !opened.current) return;
    setPaying(true);
    setMessage(null);
    const failure = await opened.current.pay().catch(() => UNREACHABLE);
    if (failure === null) await confirm();
    else setMessage(failure);
    setPaying(false);
  }

  // The bank's page leads back to this page, with the outcome in the URL.
  const comeBack = useEffectEvent(() => {
    const outcome = new URLSearchParams(location.search).get('redirect_status');
    if (outcome === null) return;
    history.replaceState(history.state, '', location.pathname);
    if (outcome === 'failed') setMessage(NOT_PAID);
    else void confirm();
  });
  useEffect(() => comeBack(), []);

  if (clientSecret === null) return <TryAgain reload={reload} />;
  return (
    <form className="pay-form" onSubmit={(event) => void pay(event)}>
      <div ref={place} className="pay-form__fields" />
      {!isReady && !message && <span className="skeleton skeleton--part" />}
      <p role="alert">{message}</p>
      <button className="button" type="submit" disabled={!isReady} aria-disabled={isPaying}>
        {isPaying ? paymentText.paying : paymentText.pay(formatMoney(order.amountDue))}
      </button>
    </form>
  );
}

/** Shows Stripe's form in an element while the payment stays the same. */
function useStripeForm(publicKey: string | null, clientSecret: string | null, onFailure: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<StripePaymentForm | null>(null);
  const [isReady, setReady] = useState(false);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (clientSecret === null || publicKey === null) return;
    let isLeft = false;
    const open = async () => {
      const form = await openStripeForm(publicKey, clientSecret);
      if (isLeft || !place.current) return;
      opened.current = form;
      form.form.on('ready', () => setReady(true));
      form.form.on('loaderror', () => fail());
      form.form.mount(place.current);
    };
    open().catch(() => isLeft || fail());
    return () => {
      isLeft = true;
      opened.current?.form.unmount();
      opened.current = null;
    };
  }, [clientSecret, publicKey]);
  return { place, opened, isReady };
}

/** Shown when the payment provider did not answer the server. */
function TryAgain({ reload }: Pick<OrderPaymentProps, 'reload'>) {
  return (
    <div className="pay-form">
      <p role="alert">{paymentText.providerUnavailable}</p>
      <button className="button" type="button" onClick={() => void reload()}>
        {sharedText.tryAgain}
      </button>
    </div>
  );
}
