import { SelectField } from '../../components/SelectField.tsx';
import { MODERATOR_ROLES, type Moderator } from './sample-moderators.ts';

export function InviteForm({ onInvite }: { onInvite: (moderator: Moderator) => void }) {
  const invite = (form: HTMLFormElement) => {
    const entered = new FormData(form);
    onInvite({ email: String(entered.get('email')).trim(), role: String(entered.get('role')) });
    form.reset();
  };
  return (
    <form
      className="moderators__invite"
      onSubmit={(event) => {
        event.preventDefault();
        invite(event.currentTarget);
      }}
    >
      <label className="field">
        Email of a new moderator
        <input name="email" type="email" autoComplete="off" required />
      </label>
      <SelectField label="Role" name="role" options={MODERATOR_ROLES} />
      <button type="submit" className="button">
        Invite
      </button>
    </form>
  );
}
