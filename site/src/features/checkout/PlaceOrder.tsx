import { LOCALE } from '@mela/rules/locale.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import type { Attempt } from './attempt.ts';
import type { Placing } from './use-placing.ts';

/** The id of the form that the button submits from outside. */
export const CHECKOUT_FORM = 'checkout';

interface Props {
  placing: Placing;
  button: RefObject<HTMLButtonElement | null>;
  /** Why the order could not be priced. Empty if it was priced. */
  failure: string;
  /** Whether nothing in the cart is available. */
  isEmpty: boolean;
}

export function PlaceOrder({ placing, button, failure, isEmpty }: Props) {
  const { isPlacing, isAddingUp, text, tryNow, stale } = placing;
  return (
    <>
      {stale && <StaleOrder stale={stale} placing={placing} onLeave={() => button.current?.focus()} />}
      <button
        className="button review__place"
        type="submit"
        form={CHECKOUT_FORM}
        ref={button}
        aria-busy={isAddingUp || undefined}
        aria-disabled={isPlacing}
        hidden={isEmpty}
        data-place
        suppressHydrationWarning
      >
        {checkoutText.placeOrder}
      </button>
      {/* A press before the script has loaded shows a text of its own (`Checkout.astro`). */}
      <p className="review__status" role="status" data-status suppressHydrationWarning>
        {text || failure}
      </p>
      {tryNow && <TryNow tryNow={tryNow} onLeave={() => button.current?.focus()} />}
    </>
  );
}

interface Leaving {
  /** Called when the focused element disappears. */
  onLeave: () => void;
}

/** @returns a ref for an element that passes on the focus when it disappears */
function useLeaving<Part extends HTMLElement>(onLeave: () => void): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement)) leave.current();
    };
  }, []);
  return part;
}

function TryNow({ tryNow, onLeave }: Leaving & { tryNow: () => void }) {
  const button = useLeaving<HTMLButtonElement>(onLeave);
  return (
    <button className="button button--quiet" type="button" ref={button} onClick={tryNow}>
      {checkoutText.tryNow}
    </button>
  );
}

interface StaleProps extends Leaving {
  stale: Attempt;
  placing: Placing;
}

function StaleOrder({ stale, placing, onLeave }: StaleProps) {
  const box = useLeaving<HTMLElement>(onLeave);
  const time = new Date(stale.at).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
  const { staleId } = placing;
  useEffect(() => {
    if (staleId > 0) box.current?.focus();
  }, [staleId, box]);
  return (
    <section
      className="review__stale"
      aria-label={checkoutText.unconfirmedOrder}
      tabIndex={-1}
      ref={box}
      data-stale
    >
      <p>{checkoutText.unconfirmed(time)}</p>
      <button className="button button--quiet button--small" type="button" onClick={placing.resume}>
        {checkoutText.sendAgain}
      </button>
      <button className="button button--quiet button--small" type="button" onClick={placing.discard}>
        {checkoutText.discard}
      </button>
    </section>
  );
}
