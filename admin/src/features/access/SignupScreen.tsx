import { Link, useNavigate } from 'react-router';
import { SampleNote } from '../../components/SampleNote.tsx';
import { PATHS } from '../../paths.ts';
import { AccessCard } from './AccessCard.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Makes no call and no account (specification, section 2): the button leads to the login. */
export function SignupScreen() {
  const navigate = useNavigate();
  return (
    <AccessCard title="Signup" lead="One account for the people who run the shop.">
      <form
        className="access-card__form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(PATHS.login);
        }}
      >
        <label className="field">
          Email
          <input name="email" type="email" autoComplete="email" required />
        </label>
        <PhoneField />
        <label className="field">
          Password
          <input name="password" type="password" autoComplete="new-password" required />
        </label>
        <button type="submit" className="button">
          Signup
        </button>
      </form>
      <p className="access-card__other">
        Already at work here? <Link to={PATHS.login}>Login</Link>
      </p>
      <SampleNote />
    </AccessCard>
  );
}
