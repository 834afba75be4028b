import { formatMoney } from '@mela/rules/format-money.ts';
import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { LANGUAGE } from '@mela/rules/locale.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import { type FormEvent, useState } from 'react';
import * as cartText from '#messages/cart.ts';
import { takeSubmit } from '../../../components/page-script.ts';
import { firstCountry, lastPostcode, rememberPostcode } from '../../delivery/last-postcode.ts';
import { pricedCart } from '../priced-cart.ts';
import { type CashTerms, destinationOf, estimateText } from './shipping-form.ts';

export interface ShippingTerms
  extends Pick<SellingTerms, 'countries' | 'shippingPercent' | 'freeShippingFrom'> {
  currency: string;
  /** The terms of cash on delivery. null: the shop does not accept it. */
  cash: CashTerms | null;
}

const NAMES = new Intl.DisplayNames(LANGUAGE, { type: 'region' });

/** The specification's shipping calculator: shipping costs, delivery dates and cash on delivery. */
export function ShippingForm({ countries, cash, ...terms }: ShippingTerms) {
  const [estimate, setEstimate] = useState('');

  async function calculate(event: FormEvent<HTMLFormElement>): Promise<void> {
    takeSubmit(event.nativeEvent);
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const destination = destinationOf(fields);
    if (typeof destination === 'string') return setEstimate(destination);
    if (destination.postalCode) rememberPostcode(destination.country, destination.postalCode);
    setEstimate(cartText.shippingCalculating);
    const answer = await pricedCart.ask({ destination });
    setEstimate(answer ? estimateText(answer, cash) : cartText.shippingFailed);
  }

  return (
    <form
      className="form live-cart__shipping"
      method="dialog"
      aria-labelledby="shipping"
      onSubmit={(event) => void calculate(event)}
    >
      <div className="form__wide">
        <h2 id="shipping">{cartText.calculateShipping}</h2>
        <p className="cart__hint">
          <RateText {...terms} />
        </p>
      </div>
      <PlaceFields countries={countries} />
      <button className="button button--quiet" type="submit">
        {cartText.calculate}
      </button>
      <p className="form__wide cart__hint" role="status">
        {estimate}
      </p>
    </form>
  );
}

function PlaceFields({ countries }: Pick<ShippingTerms, 'countries'>) {
  const first = firstCountry(countries);
  const sorted = countries.toSorted((one, other) => Number(other === first) - Number(one === first));
  return (
    <>
      <label className="field form__wide">
        <span>{cartText.country}</span>
        <span className="select">
          <select name="country" autoComplete="country">
            {sorted.map((country) => (
              <option key={country} value={country}>
                {NAMES.of(country) ?? country}
              </option>
            ))}
          </select>
        </span>
      </label>
      <label className="field">
        <span>{cartText.state}</span>
        <input name="state" autoComplete="address-level1" list="states" maxLength={100} />
      </label>
      <label className="field">
        <span>{cartText.postcode}</span>
        <input
          name="postcode"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={first && lastPostcode(first)}
        />
      </label>
      {countries.includes('IN') && (
        <datalist id="states">
          {Object.values(INDIAN_STATES).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

function RateText({
  shippingPercent,
  freeShippingFrom,
  currency,
}: Omit<ShippingTerms, 'countries' | 'cash'>) {
  if (shippingPercent === null) return cartText.shippingDependsOnAddress;
  return (
    <>
      {cartText.flatRate} <b>{shippingPercent}%</b>
      {freeShippingFrom !== null && (
        <>
          {cartText.freeOver} <b>{formatMoney({ amount: freeShippingFrom, currency })}</b>
        </>
      )}
    </>
  );
}
