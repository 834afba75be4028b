import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/InputField.tsx';
import '../../components/form.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { PasswordField } from '../../components/PasswordField.tsx';
import { formFaults } from '../../graphql-errors.ts';
import { PATHS } from '../../paths.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { useSession } from '../../session/session-state.ts';
import OPERATIONS from '../../session/sign-in.graphql?raw';
import { AccessCard, openAdmin } from './AccessCard.tsx';

/** Behind the #, which is sent to no server and is in no log. */
function invitationInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('invitation');
}

/** The signup, for the first owner and for invited operators. */
export function NewAccountScreen() {
  const [invitation] = useState(invitationInAddress);
  const isOpen = useSession()?.isOpen === true;
  if (invitation === null && !isOpen) {
    return (
      <AccessCard title="Signup" lead="Accounts are made by invitation.">
        <p>Ask an owner of the shop for an invitation, and open its link.</p>
        <LoginLink />
      </AccessCard>
    );
  }
  const lead = invitation === null ? 'The first account is an owner’s.' : 'You are invited to run the shop.';
  return (
    <AccessCard title="Signup" lead={lead}>
      <SignUpForm invitation={invitation} />
      <LoginLink />
    </AccessCard>
  );
}

function SignUpForm({ invitation }: { invitation: string | null }) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return;
    const entered = new FormData(form);
    const input = {
      email: String(entered.get('email') ?? ''),
      password: String(entered.get('password')),
      invitation,
    };
    setBusy(true);
    try {
      await executeOnce(OPERATIONS, 'SignUp', { input });
      openAdmin();
    } catch (error) {
      setFaults(formFaults(error as Error));
      setBusy(false);
    }
  };
  return (
    <form
      className="stack access-card__form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {invitation === null && (
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          fault={faults['email']}
        />
      )}
      <PasswordField
        label="Password, at least 12 characters"
        autoComplete="new-password"
        minLength={12}
        fault={faults['password']}
      />
      <p className="form-fault" role="alert">
        {faults['form']}
      </p>
      <Button label="Signup" isSubmit isBusy={isBusy} />
    </form>
  );
}

function LoginLink() {
  return (
    <p className="access-card__other">
      Already at work here? <Link to={PATHS.login}>Login</Link>
    </p>
  );
}
