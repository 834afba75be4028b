import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { formFaults } from '../../graphql-errors.ts';
import { PATHS } from '../../paths.ts';
import { executeOnce } from '../../session/execute-once.ts';
import OPERATIONS from '../../session/sign-in.graphql?raw';
import { AccessCard } from './AccessCard.tsx';

/** Where an owner's link leads who has forgotten the password. Its secret is behind the #, which is sent to no server. */
export function ResetPasswordScreen() {
  const { hash } = useLocation();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [email, setEmail] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const secret = hash.slice(1);
    const newPassword = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    try {
      setEmail((await executeOnce(OPERATIONS, 'ResetPassword', { secret, newPassword })).resetPassword);
    } catch (error) {
      setFaults(formFaults(error as Error));
      setBusy(false);
    }
  };

  return (
    <AccessCard
      title="New password"
      lead="It takes the place of the one you have forgotten, and logs you out everywhere."
    >
      {email === '' ? (
        <form className="stack access-card__form" onSubmit={(event) => void submit(event)}>
          <PasswordField
            label="New password, at least 12 characters"
            autoComplete="new-password"
            minLength={12}
            fault={faults['newPassword']}
          />
          <p className="form-fault" role="alert">
            {faults['form']}
          </p>
          <Button label="Set password" isSubmit isBusy={isBusy} />
        </form>
      ) : (
        <p role="status">The password of {email} is set.</p>
      )}
      <p className="access-card__other">
        <Link to={PATHS.login}>Login</Link>
      </p>
    </AccessCard>
  );
}
