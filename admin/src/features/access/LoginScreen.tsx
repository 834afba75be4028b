import * as accessText from '#messages/access.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { CheckField, InputField } from '../../components/Field.tsx';
import '../../components/form.css';
import { toast } from 'react-hot-toast/headless';
import { Link, useLocation, useNavigate } from 'react-router';
import facebook from '../../../../design/marks/facebook.svg';
import google from '../../../../design/marks/google.svg';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { PATHS } from '../../paths.ts';
import { SignInForm } from '../../session/SignInForm.tsx';
import { AccessCard, openAdmin } from './AccessCard.tsx';

const NETWORKS = [
  { name: accessText.google, mark: google },
  { name: accessText.facebook, mark: facebook },
];

/**
 * The login of the sample. It makes no call (specification, section 2); its button leads to the dashboard.
 */
export function LoginScreen() {
  const navigate = useNavigate();
  return (
    <AccessCard isSample title={sharedText.login} lead={accessText.manageProductsOrdersAndSellers}>
      <form
        className="stack access-card__form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(PATHS.dashboard);
        }}
      >
        <InputField
          label={accessText.usernameOrEmail}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <PasswordField />
        <CheckField name="remember" label={sharedText.rememberMe} />
        <Button label={sharedText.login} isSubmit />
      </form>
      <p className="access-card__or">{accessText.or}</p>
      <SocialButtons />
      <p className="access-card__other">
        {accessText.noAccountYet} <Link to={PATHS.signup}>{sharedText.signup}</Link>
      </p>
      <SampleNote />
    </AccessCard>
  );
}

function SocialButtons() {
  return (
    <div className="access-card__social">
      {NETWORKS.map(({ name, mark }) => (
        <Button
          key={name}
          label={
            <>
              <img src={mark} alt="" width="20" height="20" />
              {accessText.signInWith(name)}
            </>
          }
          isQuiet
          onClick={() => toast(accessText.sampleScreenNothingWasSentTo(name))}
        />
      ))}
    </div>
  );
}

/** The login of a shop with accounts. */
export function SignInScreen() {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  return (
    <AccessCard title={sharedText.login} lead={accessText.manageProductsOrdersAndSellers}>
      <SignInForm onSignedIn={() => openAdmin(next)} />
      <p className="access-card__other">{accessText.noAccountYetOrForgot}</p>
    </AccessCard>
  );
}
