import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/InputField.tsx';
import './moderators.css';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { SampleMark } from '../../components/SampleNote.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { ModeratorTable } from './ModeratorTable.tsx';
import { MODERATOR_ROLES, type Moderator, SAMPLE_MODERATORS } from './sample-moderators.ts';

export function ModeratorsPanel() {
  const title = useRef<HTMLHeadingElement>(null);
  const [moderators, setModerators] = useState(SAMPLE_MODERATORS);
  const invite = (invited: Moderator) => {
    if (moderators.some(({ email }) => email === invited.email)) {
      toast.error(`${invited.email} is already a moderator`);
      return;
    }
    setModerators([invited, ...moderators]);
    toast.success(`${invited.email} added, on this screen only`);
  };
  const remove = (removed: Moderator) => {
    setModerators(moderators.filter((moderator) => moderator !== removed));
    // The button that had the focus is gone with its row.
    title.current?.focus();
  };

  return (
    <div className="moderators">
      <header>
        <div className="sample-heading">
          <h2 className="settings-form__title" ref={title} tabIndex={-1}>
            Moderators
          </h2>
          <SampleMark />
        </div>
        <p className="settings-form__lead">Who else may work in this admin, and on what.</p>
      </header>
      <InviteForm onInvite={invite} />
      <ModeratorTable moderators={moderators} onRemove={remove} />
    </div>
  );
}

function InviteForm({ onInvite }: { onInvite: (moderator: Moderator) => void }) {
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
      <InputField label="Email of a new moderator" name="email" type="email" autoComplete="off" required />
      <SelectField label="Role" name="role" options={MODERATOR_ROLES} />
      <Button label="Invite" isSubmit />
    </form>
  );
}
