import { Link, useNavigate } from 'react-router';
import * as accessText from '#messages/access.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { SelectField } from '../../components/Select.tsx';
import { countryName } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import { AccessCard } from './AccessCard.tsx';

const COUNTRY_CODES = (
  [
    ['+91', 'IN'],
    ['+880', 'BD'],
    ['+975', 'BT'],
    ['+977', 'NP'],
    ['+94', 'LK'],
    ['+61', 'AU'],
    ['+1', 'CA'],
    ['+33', 'FR'],
    ['+49', 'DE'],
    ['+353', 'IE'],
    ['+60', 'MY'],
    ['+64', 'NZ'],
    ['+974', 'QA'],
    ['+966', 'SA'],
    ['+65', 'SG'],
    ['+27', 'ZA'],
    ['+971', 'AE'],
    ['+44', 'GB'],
    ['+1', 'US'],
  ] as const
).map(([code, country]) => `${code} ${countryName(country)}`);

/** The signup of the sample. It makes no call (specification, section 2); its button leads to the login. */
export function SignupScreen() {
  const navigate = useNavigate();
  return (
    <AccessCard isSample title={sharedText.signup} lead={accessText.oneAccountForPeopleWhoRun}>
      <form
        className="stack access-card__form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(PATHS.login);
        }}
      >
        <InputField label={sharedText.email} name="email" type="email" autoComplete="email" required />
        <PhoneField />
        <PasswordField autoComplete="new-password" />
        <Button label={sharedText.signup} isSubmit />
      </form>
      <p className="access-card__other">
        {accessText.alreadyHaveAccount} <Link to={PATHS.login}>{sharedText.login}</Link>
      </p>
      <SampleNote />
    </AccessCard>
  );
}

function PhoneField() {
  return (
    <div className="access-card__phone">
      <SelectField
        label={accessText.countryCode}
        name="country-code"
        autoComplete="tel-country-code"
        options={COUNTRY_CODES}
      />
      <InputField label={sharedText.phone} name="phone" type="tel" autoComplete="tel-national" required />
    </div>
  );
}
