import { SelectField } from '../../components/SelectField.tsx';
import { COUNTRY_CODES } from './country-codes.ts';

/** A phone number in two parts: the code of its country, and the rest. */
export function PhoneField() {
  return (
    <div className="access-card__phone">
      <SelectField
        label="Country code"
        name="country-code"
        autoComplete="tel-country-code"
        options={COUNTRY_CODES}
      />
      <label className="field">
        Phone
        <input name="phone" type="tel" autoComplete="tel-national" required />
      </label>
    </div>
  );
}
