import { useState } from 'react';
import { Link } from 'react-router';
import * as accessText from '#messages/access.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SignUpDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { AccessCard, openAdmin } from './AccessCard.tsx';

/** The secret of the invitation, from the address's fragment, which never reaches a server or a log. */
function invitationInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('invitation');
}

/** The signup, for the first owner and for invited operators. */
export function NewAccountScreen() {
  const [invitation] = useState(invitationInAddress);
  const isOpen = useSession()?.isOpen === true;
  if (invitation === null && !isOpen) {
    return (
      <AccessCard title={sharedText.signup} lead={accessText.youNeedInvitationToCreateAccount}>
        <p>{accessText.askOwnerOfShopForInvitation}</p>
        <LoginLink />
      </AccessCard>
    );
  }
  const lead =
    invitation === null ? accessText.youAreCreatingOwnersAccount : accessText.youHaveBeenInvitedToJoin;
  return (
    <AccessCard title={sharedText.signup} lead={lead}>
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
    <Form className="stack access-card__form" action={{ label: sharedText.signup }} onSubmit={submit}>
      {invitation === null && (
        <InputField label={sharedText.email} name="email" type="email" autoComplete="username" required />
      )}
      <PasswordField
        label={accessText.passwordAtLeast12Characters}
        autoComplete="new-password"
        minLength={12}
      />
    </Form>
  );
}

function LoginLink() {
  return (
    <p className="access-card__other">
      {accessText.alreadyHaveAccount} <Link to={PATHS.login}>{sharedText.login}</Link>
    </p>
  );
}
