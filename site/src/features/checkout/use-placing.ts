import { useEffect, useEffectEvent, useState } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import type { PaymentSteps } from '../payment/payment-part.ts';
import type { Attempt } from './attempt.ts';
import type { OrderInput } from './order-input.ts';
import { attempts, cartEntries, entriesOf, placeOrder, resumeOrder } from './place-order.ts';
import type { CheckoutForm } from './use-checkout-form.ts';
import { PLACING, type Sending, useSending } from './use-sending.ts';

/** The maximum age of an unanswered attempt that is sent again without asking. */
const RESUMED_WITHIN_MS = 60 * 60_000;
const ADDED_UP_WITHIN_MS = 20_000;
const NOT_ADDED_UP = checkoutText.totalFailed;

interface Order {
  form: CheckoutForm;
  cart: PricedCart;
  /** The order from the displayed cart and the fields. */
  input: OrderInput;
  /** Validates the order and shows errors. @returns whether it is valid */
  check: () => boolean;
  steps: PaymentSteps;
}

export interface Placing extends Omit<Sending, 'run' | 'setText' | 'isRunning'> {
  /** Whether a press of Place order waits for the order's prices. */
  isAddingUp: boolean;
  /** An old attempt without an answer. null if there is none. */
  stale: Attempt | null;
  /** A number that changes each time a press must first ask about the old attempt. */
  staleId: number;
  place: () => void;
  resume: () => void;
  discard: () => void;
}

/**
 * Places the order from the cart and the fields.
 * @param wasPressed called once: whether Place order was pressed before the script loaded
 */
export function usePlacing({ form, cart, input, check, steps }: Order, wasPressed: () => boolean): Placing {
  const { run, setText, isRunning, ...sending } = useSending(form, steps);
  const [isAddingUp, setAddingUp] = useState(false);
  const [stale, setStale] = useState<Attempt | null>(null);
  const [staleId, setStaleId] = useState(0);

  async function place(): Promise<void> {
    if (isRunning.current) return;
    if (stale) return setStaleId((id) => id + 1);
    if (!cart.answer || !cart.pricedLines) {
      setAddingUp(true);
      return setText(PLACING);
    }
    setText('');
    if (input.lines.length === 0 || !check()) return;
    const ordered = { input, cart: entriesOf(cart.pricedLines) };
    await run(async (wait) => {
      const problem = (await steps.check?.()) ?? null;
      if (problem !== null) return { kind: 'refused', message: problem, fieldErrors: {} };
      return placeOrder(ordered, cartEntries, wait);
    });
  }
  function resume(): void {
    setStale(null);
    void run(resumeOrder);
  }
  function discard(): void {
    attempts.forget();
    setStale(null);
  }

  const start = useEffectEvent(() => {
    const open = attempts.read();
    const isPressed = wasPressed();
    if (open && Date.now() - open.at < RESUMED_WITHIN_MS) void run(resumeOrder);
    else if (open) setStale(open);
    else if (isPressed) void place();
  });
  useEffect(() => {
    if (form.isReady) start();
  }, [form.isReady]);
  useAddingUp(isAddingUp, cart.answer !== null, (isAddedUp) => {
    setAddingUp(false);
    if (!isAddedUp) setText(NOT_ADDED_UP);
    else if (isAddingUp) void place();
    else setText((said) => (said === NOT_ADDED_UP ? '' : said));
  });
  return { ...sending, isAddingUp, stale, staleId, place: () => void place(), resume, discard };
}

/**
 * Waits until the order is priced.
 * @param end called when the order is priced, or when the shopper has waited too long to expect a result
 */
function useAddingUp(isAddingUp: boolean, isAddedUp: boolean, end: (isAddedUp: boolean) => void): void {
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (isAddedUp) endNow(true);
  }, [isAddedUp]);
  useEffect(() => {
    if (!isAddingUp) return;
    const timer = setTimeout(() => endNow(false), ADDED_UP_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isAddingUp]);
}
