import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ChangePasswordDocument, UpdateProfileDocument } from '../../graphql.generated.ts';
import { currentSession, setSession, useSession } from '../../session/session-state.ts';
import { AccountForm } from './AccountForm.tsx';

/** Name and password. Shown once the shop has accounts. */
export function OwnAccountPanel() {
  const operator = useSession()?.operator;
  if (!operator) return null;
  const save = async (entered: FormData) => {
    const name = String(entered.get('name')).trim();
    await runMutation(UpdateProfileDocument, { name });
    const session = currentSession();
    if (session?.operator) setSession({ ...session, operator: { ...session.operator, name } });
  };
  return (
    <>
      <AccountForm
        title="General"
        lead="Your name, as the team sees it."
        action="Save changes"
        done="Profile saved"
        onSubmit={save}
      >
        <InputField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={operator.name}
        />
        <InputField label="Email" type="email" readOnly defaultValue={operator.email} />
      </AccountForm>
      <AccountForm
        title="Password Change"
        lead="Changing your password signs out all your other devices."
        action="Change"
        done="Password changed. All other devices are signed out."
        onSubmit={async (entered, form) => {
          const [currentPassword, newPassword] = [entered.get('currentPassword'), entered.get('newPassword')];
          const input = { currentPassword: String(currentPassword), newPassword: String(newPassword) };
          await runMutation(ChangePasswordDocument, { input });
          form.reset();
        }}
      >
        <PasswordField label="Current password" name="currentPassword" />
        <PasswordField
          label="New password, at least 12 characters"
          name="newPassword"
          autoComplete="new-password"
          minLength={12}
        />
      </AccountForm>
    </>
  );
}
