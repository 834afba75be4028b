import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { runMutation } from '../../client/apollo-client.ts';
import { Form } from '../../components/Form.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ResetPasswordDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { AccessCard } from './AccessCard.tsx';

/** The target of an owner's password reset link. Its secret is in the fragment, which never reaches a server. */
export function ResetPasswordScreen() {
  const { hash } = useLocation();
  const [email, setEmail] = useState('');
  const submit = async (entered: FormData) => {
    const variables = { secret: hash.slice(1), newPassword: String(entered.get('newPassword')) };
    setEmail((await runMutation(ResetPasswordDocument, variables)).resetPassword);
  };
  return (
    <AccessCard title="New password" lead="It replaces your old password and signs you out everywhere.">
      {email === '' ? (
        <Form className="stack access-card__form" action={{ label: 'Set password' }} onSubmit={submit}>
          <PasswordField
            label="New password, at least 12 characters"
            name="newPassword"
            autoComplete="new-password"
            minLength={12}
          />
        </Form>
      ) : (
        <p role="status">The password of {email} is set.</p>
      )}
      <p className="access-card__other">
        <Link to={PATHS.login}>Login</Link>
      </p>
    </AccessCard>
  );
}
