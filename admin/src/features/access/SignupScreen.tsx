import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { SelectField } from '../../components/Select.tsx';
import { PATHS } from '../../paths.ts';
import { AccessCard } from './AccessCard.tsx';

const COUNTRY_CODES = [
  '+91 India',
  '+880 Bangladesh',
  '+975 Bhutan',
  '+977 Nepal',
  '+94 Sri Lanka',
  '+61 Australia',
  '+1 Canada',
  '+33 France',
  '+49 Germany',
  '+353 Ireland',
  '+60 Malaysia',
  '+64 New Zealand',
  '+974 Qatar',
  '+966 Saudi Arabia',
  '+65 Singapore',
  '+27 South Africa',
  '+971 United Arab Emirates',
  '+44 United Kingdom',
  '+1 United States',
];

/** Makes no call (specification, section 2). Its button leads to the login. */
export function SignupScreen() {
  const navigate = useNavigate();
  return (
    <AccessCard isSample title="Signup" lead="One account for the people who run the shop.">
      <form
        className="stack access-card__form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(PATHS.login);
        }}
      >
        <InputField label="Email" name="email" type="email" autoComplete="email" required />
        <PhoneField />
        <PasswordField autoComplete="new-password" />
        <Button label="Signup" isSubmit />
      </form>
      <p className="access-card__other">
        Already have an account? <Link to={PATHS.login}>Login</Link>
      </p>
      <SampleNote />
    </AccessCard>
  );
}

function PhoneField() {
  return (
    <div className="access-card__phone">
      <SelectField
        label="Country code"
        name="country-code"
        autoComplete="tel-country-code"
        options={COUNTRY_CODES}
      />
      <InputField label="Phone" name="phone" type="tel" autoComplete="tel-national" required />
    </div>
  );
}
