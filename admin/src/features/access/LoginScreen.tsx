import '../../components/check.css';
import { Link, useNavigate } from 'react-router';
import { SampleNote } from '../../components/SampleNote.tsx';
import { PATHS } from '../../paths.ts';
import { AccessCard } from './AccessCard.tsx';
import { SocialButtons } from './SocialButtons.tsx';

/** Makes no call (specification, section 2): the admin asks for no login, and the button simply leads in. */
export function LoginScreen() {
  const navigate = useNavigate();
  return (
    <AccessCard title="Login" lead="Back to products, orders and sellers.">
      <form
        className="access-card__form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(PATHS.dashboard);
        }}
      >
        <label className="field">
          Username or email
          <input name="username" autoComplete="username" autoCapitalize="none" required />
        </label>
        <label className="field">
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <label className="check">
          <input name="remember" type="checkbox" />
          Remember me
        </label>
        <button type="submit" className="button">
          Login
        </button>
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
