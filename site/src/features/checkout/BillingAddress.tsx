import * as checkoutText from '#messages/checkout.ts';
import { AddressFields } from './AddressFields.tsx';
import type { CheckoutFacts } from './checkout-facts.ts';
import { SAME_ADDRESS } from './order-input.ts';
import { useFields } from './use-checkout-form.ts';

/** The billing address, shown if it differs from the shipping address. */
export function BillingAddress({ countries }: Pick<CheckoutFacts, 'countries'>) {
  const { values, change } = useFields();
  const isSame = values[SAME_ADDRESS] !== '';
  return (
    <section aria-labelledby="billing">
      <h2 id="billing">{checkoutText.billingAddress}</h2>
      <label className="form__check">
        <input
          type="checkbox"
          name={SAME_ADDRESS}
          checked={isSame}
          onChange={({ currentTarget }) => change(SAME_ADDRESS, currentTarget.checked ? 'on' : '')}
        />
        {checkoutText.sameAddress}
      </label>
      {!isSame && <AddressFields of="billingAddress" countries={countries} />}
    </section>
  );
}
