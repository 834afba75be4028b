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
  { name: 'Google', mark: google },
  { name: 'Facebook', mark: facebook },
];

/** The sample's login makes no call (specification, section 2). Its button leads to the dashboard. */
export function LoginScreen() {
  const navigate = useNavigate();
  return (
    <AccessCard isSample title="Login" lead="Manage products, orders and sellers.">
      <form
        className="stack access-card__form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(PATHS.dashboard);
        }}
      >
        <InputField
          label="Username or email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <PasswordField />
        <CheckField name="remember" label="Remember me" />
        <Button label="Login" isSubmit />
      </form>
      <p className="access-card__or">or</p>
      <SocialButtons />
      <p className="access-card__other">
        No account yet? <Link to={PATHS.signup}>Signup</Link>
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
              Sign in with {name}
            </>
          }
          isQuiet
          onClick={() => toast(`A sample screen: nothing was sent to ${name}.`)}
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
    <AccessCard title="Login" lead="Manage products, orders and sellers.">
      <SignInForm onSignedIn={() => openAdmin(next)} />
      <p className="access-card__other">
        No account yet, or forgot your password? Ask an owner of the shop for a link.
      </p>
    </AccessCard>
  );
}
