import { useEffect, useState } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import type { CartAnswer } from '../cart/cart-answer.ts';
import { CHOSEN_RATE } from './ShippingRates.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

const NOT_DELIVERED = checkoutText.noDelivery;
const GONE = checkoutText.rateUnavailable;

/**
 * Resets a chosen shipping rate that the cart no longer offers.
 * @param isAddressKnown false: the rates are those of the shop's own state
 * @returns a remark about the rates. Empty if there is none
 */
export function useShippingNote(
  answer: CartAnswer | null,
  { values, change }: CheckoutForm,
  isAddressKnown: boolean,
): string {
  const [isGone, setGone] = useState(false);
  const chosen = values[CHOSEN_RATE] ?? '';
  const rates = answer?.shippingRates;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice and each response.
  useEffect(() => {
    if (!chosen) return;
    const isOffered = rates?.some(({ id }) => id === chosen) ?? true;
    setGone(!isOffered);
    if (!isOffered) change(CHOSEN_RATE, '');
  }, [chosen, rates]);
  if (rates?.length === 0 && isAddressKnown) return NOT_DELIVERED;
  return isGone ? GONE : '';
}
