import { useState } from 'react';
import { Link } from 'react-router';
import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SignUpDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { AccessCard, openAdmin } from './AccessCard.tsx';

/** From the fragment, which never reaches a server or a log. */
function invitationInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('invitation');
}

/** The signup, for the first owner and for invited operators. */
export function NewAccountScreen() {
  const [invitation] = useState(invitationInAddress);
  const isOpen = useSession()?.isOpen === true;
  if (invitation === null && !isOpen) {
    return (
      <AccessCard title="Signup" lead="You need an invitation to create an account.">
        <p>Ask an owner of the shop for an invitation, and open its link.</p>
        <LoginLink />
      </AccessCard>
    );
  }
  const lead =
    invitation === null ? 'You are creating the owner’s account.' : 'You have been invited to join the team.';
  return (
    <AccessCard title="Signup" lead={lead}>
      <SignUpForm invitation={invitation} />
      <LoginLink />
    </AccessCard>
  );
}

function SignUpForm({ invitation }: { invitation: string | null }) {
  const submit = async (entered: FormData) => {
    const [email, password] = [String(entered.get('email') ?? ''), String(entered.get('password'))];
    await runMutation(SignUpDocument, { input: { email, password, invitation } });
    openAdmin();
  };
  return (
    <Form className="stack access-card__form" action={{ label: 'Signup' }} onSubmit={submit}>
      {invitation === null && (
        <InputField label="Email" name="email" type="email" autoComplete="username" required />
      )}
      <PasswordField label="Password, at least 12 characters" autoComplete="new-password" minLength={12} />
    </Form>
  );
}

function LoginLink() {
  return (
    <p className="access-card__other">
      Already have an account? <Link to={PATHS.login}>Login</Link>
    </p>
  );
}
