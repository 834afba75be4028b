import { formatMoney } from '@mela/rules/format-money.ts';
import { INDIAN_STATES, isPin, statesOfPin } from '@mela/rules/indian-states.ts';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { arrivalText, shippingText } from '../../checkout/order-words.ts';
import type { CartAnswer, Destination } from '../cart-answer.ts';

const INDIA = 'IN';

/**
 * Reads the destination from the form.
 * @returns the destination, or the errors
 */
export function destinationOf({
  country = '',
  state = '',
  postcode = '',
}: Record<string, string>): Destination | string {
  const postalCode = postcode.trim();
  if (country !== INDIA) return { country, region: state.trim() || null, postalCode: postalCode || null };
  const pin = postalCode.replace(/\s/g, '');
  if (pin && !isPin(pin)) return sharedText.pinCodeFormat;
  const [only, another] = statesOfPin(pin);
  const region = stateCode(state) ?? (only && !another ? only : null);
  if (state.trim() && !stateCode(state)) return cartText.shippingChooseState;
  if (!region) return cartText.shippingEnterStateOrPin;
  return { country, region, postalCode: pin || null };
}

function stateCode(text: string): string | null {
  const said = text.trim().toLowerCase();
  const [code = null] =
    Object.entries(INDIAN_STATES).find(([letters, name]) =>
      [letters, name].some((known) => known.toLowerCase() === said),
    ) ?? [];
  return code;
}

function rateText({ name, price, arrival }: CartAnswer['shippingRates'][number]): string {
  return [`${name}: ${shippingText(price)}`, arrivalText(arrival).replace(/^A/, 'a')]
    .filter(Boolean)
    .join(', ');
}

/**
 * The terms of cash on delivery. `upTo` is the highest total for which the shop accepts it; null: any total.
 */
export interface CashTerms {
  upTo: number | null;
}

/**
 * Shipping costs, delivery dates and cash on delivery as text.
 * @param cash the terms of cash on delivery; null: the shop does not accept it
 */
export function estimateText(answer: CartAnswer, cash: CashTerms | null): string {
  const { shipping, arrival, shippingRates } = answer;
  if (shippingRates.length === 0) return cartText.shippingNoDelivery;
  const cost = shipping.amount === 0 ? cartText.shippingFree : cartText.shippingCosts(formatMoney(shipping));
  const rates = shippingRates.length > 1 ? shippingRates.map(rateText) : [cost, arrivalText(arrival)];
  return [...rates, cash && cashText(answer, cash)].filter(Boolean).join('. ');
}

function cashText({ shipping, shippingRates, total }: CartAnswer, { upTo }: CashTerms): string {
  const goods = total.amount - shipping.amount;
  const isTaken = shippingRates.some(
    ({ takesCashOnDelivery, price }) =>
      takesCashOnDelivery && (upTo === null || goods + price.amount <= upTo),
  );
  return isTaken ? sharedText.cashOnDelivery : sharedText.noCashOnDelivery;
}
