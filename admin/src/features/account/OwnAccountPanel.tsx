import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
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
        title={sharedText.general}
        lead={accountText.yourNameAsTeamSeesIt}
        action={sharedText.saveChanges}
        done={accountText.profileSaved}
        onSubmit={save}
      >
        <InputField
          label={sharedText.name}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={operator.name}
        />
        <InputField label={sharedText.email} type="email" readOnly defaultValue={operator.email} />
      </AccountForm>
      <AccountForm
        title={sharedText.passwordChange}
        lead={accountText.changingYourPasswordSignsOutAll}
        action={sharedText.change}
        done={accountText.passwordChangedAllOtherDevices}
        onSubmit={async (entered, form) => {
          const [currentPassword, newPassword] = [entered.get('currentPassword'), entered.get('newPassword')];
          const input = { currentPassword: String(currentPassword), newPassword: String(newPassword) };
          await runMutation(ChangePasswordDocument, { input });
          form.reset();
        }}
      >
        <PasswordField label={sharedText.currentPassword} name="currentPassword" />
        <PasswordField
          label={accountText.newPasswordAtLeast12Characters}
          name="newPassword"
          autoComplete="new-password"
          minLength={12}
        />
      </AccountForm>
    </>
  );
}
