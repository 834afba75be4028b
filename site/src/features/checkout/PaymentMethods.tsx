import * as checkoutText from '#messages/checkout.ts';
import { lazyPart } from '../../components/LazyPart.tsx';
import { PAYMENT_METHOD_VIEWS } from '../payment/payment-methods.ts';
import type { CheckoutPaymentProps } from '../payment/payment-part.ts';
import { controlId } from './CheckoutField.tsx';
import type { CheckoutFacts, OfferedMethod } from './checkout-facts.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { useFields } from './use-checkout-form.ts';

/** The components of payment methods, by method. Not every method has one. */
const PARTS = Object.fromEntries(
  Object.entries(PAYMENT_METHOD_VIEWS).flatMap(([method, { loadCheckoutPart }]) =>
    loadCheckoutPart ? [[method, lazyPart(loadCheckoutPart)]] : [],
  ),
);

const NAME = 'paymentMethod';

interface Props {
  facts: CheckoutFacts;
  choice: PaymentChoice;
  /** The props of the chosen method's part. null: the total is not known yet. */
  part: CheckoutPaymentProps | null;
}

export function PaymentMethods({ facts: { methods }, choice, part }: Props) {
  const { errors } = useFields();
  const { chosen, isFree, isOverLimit, takesCash } = choice;
  const Part = PARTS[chosen];
  return (
    <section aria-labelledby="payment" data-payment hidden={isFree}>
      <h2 id="payment">{checkoutText.payment}</h2>
      <fieldset className="checkout__group" aria-labelledby="payment">
        <div className="choices">
          {methods.map((offered, index) => (
            <div key={offered.method} className="choices__item">
              <MethodChoice
                offered={offered}
                id={index === 0 ? controlId(NAME) : undefined}
                choice={choice}
              />
              {offered.method === chosen && Part && part && <Part {...part} />}
            </div>
          ))}
          {isOverLimit && (
            <p className="choices__over" role="alert">
              {checkoutText.aboveAllLimits(limitsText(methods))} {checkoutText.removeItems}{' '}
              <a href="/cart">{checkoutText.yourCart}</a>
              {checkoutText.splitOrder} <a href="/contactus">{checkoutText.contactUs}</a>.
            </p>
          )}
          {!isFree && !takesCash && methods.some(({ method }) => method === 'cash_on_delivery') && (
            <p className="choices__over" role="status">
              {checkoutText.noCashOnDelivery}
            </p>
          )}
          <p className="field__error" id={`${controlId(NAME)}-error`}>
            {errors[NAME]}
          </p>
        </div>
      </fieldset>
    </section>
  );
}

interface MethodChoiceProps {
  offered: OfferedMethod;
  id: string | undefined;
  choice: PaymentChoice;
}

function MethodChoice({ offered: { method, title, text, upToText }, id, choice }: MethodChoiceProps) {
  const { change } = useFields();
  return (
    <label className="choices__label">
      <input
        type="radio"
        id={id}
        name={NAME}
        value={method}
        checked={method === choice.chosen}
        disabled={choice.refused.has(method)}
        onChange={() => change(NAME, method)}
      />
      <span>
        <b>{title}</b>
        <small>{upToText ? checkoutText.upTo(text, upToText) : text}</small>
      </span>
    </label>
  );
}

function limitsText(methods: readonly OfferedMethod[]): string {
  return methods.map(({ title, upToText }) => checkoutText.titleUpTo(title, upToText)).join(', ');
}
