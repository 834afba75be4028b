import type { FieldTexts } from '@mela/rules/messages.ts';
import type { Money } from '@mela/rules/money.ts';
import type { AnsweredLine, CartAnswer, Destination } from '../cart/cart-answer.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { checkFields } from './check-fields.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import { INDIA, type OrderedLine, type OrderInput, orderInputOf } from './order-input.ts';
import { choosePayment, type PaymentChoice } from './payment-choice.ts';
import { CHOSEN_RATE } from './ShippingRates.tsx';
import { useCheckoutCart } from './use-checkout-cart.ts';
import type { CheckoutForm } from './use-checkout-form.ts';
import { useShippingNote } from './use-shipping-note.ts';

export interface CheckoutOrder {
  cart: PricedCart;
  payment: PaymentChoice;
  /** The order from the fields and the displayed cart. It has no lines while the cart is not priced. */
  input: OrderInput;
  /** All errors of the order. */
  errors: FieldTexts;
  shippingNote: string;
}

/** The total before the server has answered. */
const NOTHING: Money = { amount: 0, currency: '' };

/** The order from the current fields and cart. */
export function useCheckoutOrder(form: CheckoutForm, { methods }: CheckoutFacts): CheckoutOrder {
  const { values } = form;
  const wantedRate = values[CHOSEN_RATE] || null;
  const destination = destinationOf(orderInputOf(values, [], NOTHING));
  const cart = useCheckoutCart({ destination, shippingRate: wantedRate }, form.isReady);
  const { answer } = cart;
  const payment = choosePayment(methods, values['paymentMethod'] ?? '', answer);
  const shippingRate = wantedRate ?? chosenRate(answer);
  const fields = { ...values, paymentMethod: payment.chosen, shippingRate };
  const lines = answer?.lines.map(orderedLine) ?? [];
  const input = orderInputOf(fields, lines, answer?.total ?? NOTHING, answer?.coupon?.code);
  const shippingNote = useShippingNote(answer, form, destination !== null);
  return { cart, payment, input, errors: checkFields(input), shippingNote };
}

/** The destination, as far as known. null if it is not known yet. */
function destinationOf(input: OrderInput): Destination | null {
  const { country, region, postalCode } = input.shippingAddress;
  const errors = checkFields(input);
  const isFit = (name: string) => !errors[`shippingAddress.${name}`];
  if (!country || (country === INDIA && !isFit('region'))) return null;
  return { country, region, postalCode: isFit('postalCode') ? postalCode : null };
}

function chosenRate(answer: CartAnswer | null): string {
  return answer?.shippingRates.find(({ isChosen }) => isChosen)?.id ?? '';
}

/** The ordered line. Its options are the ones in the server's response. */
function orderedLine({ variantId, quantity, price, options }: AnsweredLine): OrderedLine {
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return { variantId, quantity, price: price.amount, ...(chosen.length > 0 && { options: chosen }) };
}
