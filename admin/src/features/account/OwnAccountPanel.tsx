import { toast } from 'react-hot-toast/headless';
import { InputField } from '../../components/InputField.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { useChange } from '../../components/use-change.ts';
import { currentSession, setSession, useSession } from '../../session/session-state.ts';
import { AccountForm } from './AccountForm.tsx';
import { ask } from './ask-account.ts';

/** General, once there are accounts: the name, and the password. */
export function OwnAccountPanel() {
  const operator = useSession()?.operator;
  const { isBusy, faults, run } = useChange();
  if (!operator) return null;
  const save = (name: string) =>
    run(async () => {
      await ask('UpdateProfile', { name });
      const session = currentSession();
      if (session?.operator) setSession({ ...session, operator: { ...session.operator, name: name.trim() } });
      toast.success('Profile saved');
    });
  return (
    <>
      <AccountForm
        title="General"
        lead="How the rest of the team sees you."
        action="Save changes"
        isBusy={isBusy}
        onSubmit={(entered) => void save(String(entered.get('name')))}
      >
        <InputField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={operator.name}
          fault={faults['name']}
        />
        <InputField label="Email" type="email" readOnly defaultValue={operator.email} />
      </AccountForm>
      <PasswordForm />
    </>
  );
}

function PasswordForm() {
  const { isBusy, faults, run } = useChange();
  const change = (entered: FormData, form: HTMLFormElement) =>
    run(async () => {
      const input = {
        currentPassword: String(entered.get('current-password')),
        newPassword: String(entered.get('new-password')),
      };
      await ask('ChangePassword', { input });
      form.reset();
      toast.success('Password changed: all other devices are logged out');
    });
  return (
    <AccountForm
      title="Password Change"
      lead="A new password logs out all other devices."
      action="Change"
      isBusy={isBusy}
      onSubmit={(entered, form) => void change(entered, form)}
    >
      <PasswordField label="Current password" name="current-password" fault={faults['currentPassword']} />
      <PasswordField
        label="New password, at least 12 characters"
        name="new-password"
        autoComplete="new-password"
        minLength={12}
        fault={faults['newPassword']}
      />
    </AccountForm>
  );
}
