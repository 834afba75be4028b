import { type RefObject, useRef, useState } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import { isCartAnswer } from '../cart/cart-answer.ts';
import { tryAgainText } from '../cart/post-graphql.ts';
import { pricedCart } from '../cart/priced-cart.ts';
import type { PaymentSteps } from '../payment/payment-part.ts';
import { forgetDraft } from './form-draft.ts';
import type { Outcome, Waiting } from './settle-attempt.ts';
import type { CheckoutForm } from './use-checkout-form.ts';
import { useWait } from './use-wait.ts';

export const PLACING = checkoutText.placing;
const PLACED = checkoutText.placed;
const CHANGED = checkoutText.reviewAgain;
const KEY_USED = checkoutText.sentBefore;
const ORDERED_ELSEWHERE = checkoutText.cartChangedElsewhere;

/** The texts for the reasons why an order waits. */
const WAITING: Record<Waiting['reason'], string> = {
  offline: checkoutText.waitingOffline,
  lost: checkoutText.waitingUnreachable,
  busy: checkoutText.waitingBusy,
};

type Unplaced = Exclude<Outcome, { kind: 'placed' }> | null;

export interface Sending {
  /** Whether an order is being placed. The form is locked while its outcome is unknown. */
  isPlacing: boolean;
  /** Same as `isPlacing`, but current before the next render. */
  isRunning: RefObject<boolean>;
  /** The progress as text. Empty if no order is being placed. */
  text: string;
  setText: (change: string | ((before: string) => string)) => void;
  /** Retries a waiting order at once. null if none waits. */
  tryNow: (() => void) | null;
  /** A number that changes each time the cart differs from the order. */
  changedId: number;
  run: (work: (wait: (waiting: Waiting) => Promise<void>) => Promise<Outcome | null>) => Promise<void>;
}

/** Sends an order until its outcome is known, and shows the progress. */
export function useSending(form: CheckoutForm, steps: PaymentSteps): Sending {
  const isRunning = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [text, setText] = useState('');
  const [changedId, setChangedId] = useState(0);
  const { tryNow, untilTried } = useWait();

  const run: Sending['run'] = async (work) => {
    isRunning.current = true;
    setPlacing(true);
    pricedCart.hold();
    setText(PLACING);
    const wait = async (waiting: Waiting) => {
      setText(WAITING[waiting.reason]);
      await untilTried(waiting);
      setText(PLACING);
    };
    const outcome = await work(wait).catch((error): Outcome => {
      reportError(error);
      return { kind: 'unavailable', message: checkoutText.somethingWrong, seconds: null };
    });
    if (outcome?.kind === 'placed') return finish(outcome.token);
    isRunning.current = false;
    setPlacing(false);
    tell(outcome);
  };

  /**
   * Runs the payment method's steps. Afterwards opens the order's page in any case, because an unpaid order
   * can be paid there.
   */
  async function finish(token: string): Promise<void> {
    forgetDraft();
    setText(PLACED);
    await steps.pay?.({ token }).catch(reportError);
    location.replace(`/order/${encodeURIComponent(token)}`);
  }

  function tell(outcome: Unplaced): void {
    const isChanged = outcome?.kind === 'changed';
    pricedCart.release(isChanged && isCartAnswer(outcome.cart) ? outcome.cart : null);
    if (isChanged) setChangedId((id) => id + 1);
    setText(textOf(outcome));
    if (outcome?.kind === 'key-used') form.tell({ order: KEY_USED });
    if (outcome?.kind !== 'refused') return;
    const { fieldErrors, message } = outcome;
    form.refuse(Object.keys(fieldErrors).length > 0 ? fieldErrors : { order: message });
  }
  return { isPlacing, isRunning, text, setText, tryNow, changedId, run };
}

function textOf(outcome: Unplaced): string {
  if (outcome === null) return ORDERED_ELSEWHERE;
  if (outcome.kind === 'changed') return CHANGED;
  if (outcome.kind !== 'unavailable') return '';
  return checkoutText.kept(tryAgainText(outcome.message, outcome.seconds));
}
