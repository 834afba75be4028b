import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import * as checkoutText from '#messages/checkout.ts';
import * as sharedText from '#messages/shared.ts';
import { CheckoutField, CheckoutSelect } from './CheckoutField.tsx';
import type { CheckoutFacts } from './checkout-facts.ts';
import { type AddressKind, asksPostcode, INDIA } from './order-input.ts';
import { useFields } from './use-checkout-form.ts';

interface Props {
  of: AddressKind;
  countries: CheckoutFacts['countries'];
}

export function AddressFields({ of, countries }: Props) {
  // HTML's autofill tokens, in which the billing address is a section of its own.
  const token = (name: string) => (of === 'billingAddress' ? `billing ${name}` : name);
  return (
    <div className="form">
      <CheckoutField
        className="form__wide"
        label={checkoutText.fullName}
        name={`${of}.name`}
        autoComplete={token('name')}
        maxLength={100}
      />
      <CheckoutSelect
        className="form__wide"
        label={checkoutText.country}
        name={`${of}.country`}
        autoComplete={token('country')}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </CheckoutSelect>
      <CheckoutField
        className="form__wide"
        label={checkoutText.street}
        name={`${of}.line1`}
        autoComplete={token('address-line1')}
        maxLength={200}
      />
      <CheckoutField
        className="form__wide"
        label={checkoutText.flat}
        name={`${of}.line2`}
        autoComplete={token('address-line2')}
        maxLength={200}
        isOptional
      />
      <PlaceFields of={of} token={token} />
    </div>
  );
}

interface PlaceProps {
  of: AddressKind;
  token: (name: string) => string;
}

/** In India a state list and a six-digit PIN, elsewhere free text. */
function PlaceFields({ of, token }: PlaceProps) {
  const { values } = useFields();
  const isIndian = values[`${of}.country`] === INDIA;
  return (
    <div className="checkout__place form__wide">
      {asksPostcode(values, of) && (
        <CheckoutField
          label={isIndian ? sharedText.pinCode : sharedText.postcode}
          name={`${of}.postalCode`}
          autoComplete={token('postal-code')}
          maxLength={20}
          inputMode={isIndian ? 'numeric' : 'text'}
        />
      )}
      <CheckoutField
        label={checkoutText.city}
        name={`${of}.city`}
        autoComplete={token('address-level2')}
        maxLength={100}
      />
      {isIndian ? (
        <CheckoutSelect
          label={checkoutText.state}
          name={`${of}.region`}
          autoComplete={token('address-level1')}
        >
          <option value="">{checkoutText.chooseState}</option>
          {Object.entries(INDIAN_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </CheckoutSelect>
      ) : (
        <CheckoutField
          label={checkoutText.region}
          name={`${of}.region`}
          autoComplete={token('address-level1')}
          maxLength={100}
          isOptional
        />
      )}
    </div>
  );
}
