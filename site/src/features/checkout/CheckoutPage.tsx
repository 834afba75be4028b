import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import * as sharedText from '#messages/shared.ts';
import { takeSubmit } from '../../components/page-script.ts';
import type { PaymentSteps } from '../payment/payment-part.ts';
import { CartChanges } from './CartChanges.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import { CheckoutReview } from './CheckoutReview.tsx';
import type { CheckoutFacts } from './checkout-facts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { CHECKOUT_FORM, PlaceOrder } from './PlaceOrder.tsx';
import { FormContext, useCheckoutForm } from './use-checkout-form.ts';
import { useCheckoutOrder } from './use-checkout-order.ts';
import { usePlacing } from './use-placing.ts';

const OFFLINE = checkoutText.offline;
const UNREACHABLE = checkoutText.pricingFailed;

interface Props {
  facts: CheckoutFacts;
  /** Called when the cart becomes empty or non-empty. */
  onFilled?: (isFilled: boolean) => void;
  /**
   * Tells whether Place order was pressed before the script loaded. Called once.
   * @returns whether Place order was pressed before the script loaded
   */
  wasPressed?: () => boolean;
}

/** The page `/checkout`: the cart, the fields, and the Place order button. */
export function CheckoutPage({ facts, onFilled, wasPressed = () => false }: Props) {
  const form = useCheckoutForm(facts.countries[0]?.code ?? '');
  const order = useCheckoutOrder(form, facts);
  const { cart, input, errors } = order;
  const [steps, setSteps] = usePaymentSteps(order.payment.chosen);
  const placing = usePlacing({ form, cart, input, check, steps }, wasPressed);
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function check(): boolean {
    form.tell(errors);
    return Object.keys(errors).length === 0;
  }
  function submit(event: FormEvent): void {
    takeSubmit(event.nativeEvent);
    // Enter in a field also places the order. Move the focus to the button first, because the fields become
    // inert and lose it.
    if (fields.current?.contains(document.activeElement)) button.current?.focus();
    placing.place();
  }
  const isFilled = !form.isReady || cart.lines.length > 0;
  useEffect(() => onFilled?.(isFilled), [onFilled, isFilled]);
  if (!isFilled) return null;

  const failure = cart.failure === null ? '' : navigator.onLine ? UNREACHABLE : OFFLINE;
  const part = cart.answer && { total: cart.answer.total, email: input.email, setSteps };
  return (
    <FormContext value={{ ...form, errors: form.shown(errors) }}>
      <div className="checkout">
        <form
          method="dialog"
          id={CHECKOUT_FORM}
          noValidate
          aria-label={sharedText.checkout}
          ref={form.ref}
          onSubmit={submit}
        >
          <div className="checkout__fields" ref={fields} inert={placing.isPlacing} data-fields>
            <CartChanges changes={cart.answer?.changes ?? []} changedId={placing.changedId} />
            <ErrorSummary problems={form.problems} />
            <CheckoutFields facts={facts} order={order} part={part} />
          </div>
        </form>
        <CheckoutReview cart={cart} isPlacing={placing.isPlacing} changedId={placing.changedId}>
          <PlaceOrder
            placing={placing}
            button={button}
            failure={failure}
            isEmpty={cart.answer?.lines.length === 0}
          />
        </CheckoutReview>
      </div>
    </FormContext>
  );
}

const NO_STEPS: PaymentSteps = {};

/**
 * The steps that the part of the chosen payment method has registered, and a function that registers them,
 * which stays the same.
 */
function usePaymentSteps(method: string): [PaymentSteps, (steps: PaymentSteps) => void] {
  const [told, setTold] = useState({ method, steps: NO_STEPS });
  const setSteps = useCallback((steps: PaymentSteps) => setTold({ method, steps }), [method]);
  return [told.method === method ? told.steps : NO_STEPS, setSteps];
}
