import * as checkoutText from '#messages/checkout.ts';
import * as sharedText from '#messages/shared.ts';
import type { CartAnswer } from '../cart/cart-answer.ts';
import { arrivalText, shippingText } from './order-words.ts';
import { useFields } from './use-checkout-form.ts';

type Rate = CartAnswer['shippingRates'][number];

/** The name of the field with the chosen rate. Empty: the shopper has no preference. */
export const CHOSEN_RATE = 'chosenRate';

interface Props {
  rates: readonly Rate[];
  /** A remark about the rates. Empty if there is none. */
  note: string;
}

/** The shipping rates. A single rate is hidden, unless the shopper picks the order up: it needs no choice. */
export function ShippingRates({ rates, note }: Props) {
  const { values, change } = useFields();
  const wanted = values[CHOSEN_RATE];
  const isChoice = rates.length > 1 || rates.some(({ isPickup }) => isPickup);
  return (
    <section aria-labelledby="shipping-rates" data-shipping-choice hidden={!isChoice && note === ''}>
      <h2 id="shipping-rates">{sharedText.shipping}</h2>
      <p className="choices__over" role="status" data-shipping-note hidden={note === ''}>
        {note}
      </p>
      <fieldset className="checkout__group" aria-labelledby="shipping-rates">
        <div className="choices">
          {rates.map((rate) => (
            <div key={rate.id} className="choices__item">
              <label className="choices__label">
                <input
                  type="radio"
                  name="shippingRate"
                  value={rate.id}
                  checked={wanted ? rate.id === wanted : rate.isChosen}
                  onChange={() => change(CHOSEN_RATE, rate.id)}
                />
                <span>
                  <b>{rate.name}</b>
                  <small>{detailOf(rate)}</small>
                </span>
                <b className="choices__price">{shippingText(rate.price)}</b>
              </label>
            </div>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function detailOf({ arrival, isPickup, takesCashOnDelivery }: Rate): string {
  const parts = [isPickup ? checkoutText.pickUp : arrivalText(arrival)];
  if (!takesCashOnDelivery) parts.push(sharedText.noCashOnDelivery);
  return parts.filter(Boolean).join(' · ');
}
