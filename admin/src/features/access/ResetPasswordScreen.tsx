import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as accessText from '#messages/access.ts';
import * as sharedText from '#messages/shared.ts';
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
    <AccessCard title={sharedText.newPassword} lead={accessText.itReplacesYourOldPassword}>
      {email === '' ? (
        <Form
          className="stack access-card__form"
          action={{ label: accessText.setPassword }}
          onSubmit={submit}
        >
          <PasswordField
            label={accessText.newPasswordAtLeast12Characters}
            name="newPassword"
            autoComplete="new-password"
            minLength={12}
          />
        </Form>
      ) : (
        <p role="status">{accessText.passwordOfIsSet(email)}</p>
      )}
      <p className="access-card__other">
        <Link to={PATHS.login}>{sharedText.login}</Link>
      </p>
    </AccessCard>
  );
}
