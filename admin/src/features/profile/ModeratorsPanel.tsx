import './moderators.css';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { InviteForm } from './InviteForm.tsx';
import { ModeratorTable } from './ModeratorTable.tsx';
import { type Moderator, SAMPLE_MODERATORS } from './sample-moderators.ts';

export function ModeratorsPanel() {
  const title = useRef<HTMLHeadingElement>(null);
  const [moderators, setModerators] = useState(SAMPLE_MODERATORS);
  const invite = (invited: Moderator) => {
    if (moderators.some(({ email }) => email === invited.email)) {
      toast.error(`${invited.email} is a moderator already`);
      return;
    }
    setModerators([invited, ...moderators]);
    toast.success(`${invited.email} added, on this screen only`);
  };
  const remove = (gone: Moderator) => {
    setModerators(moderators.filter((moderator) => moderator !== gone));
    // The button goes with its row, and must not take the focus along.
    title.current?.focus();
  };

  return (
    <div className="moderators">
      <header>
        <h2 className="settings-form__title" ref={title} tabIndex={-1}>
          Moderators
        </h2>
        <p className="settings-form__lead">Who else may work in this admin, and on what.</p>
      </header>
      <InviteForm onInvite={invite} />
      <ModeratorTable moderators={moderators} onRemove={remove} />
    </div>
  );
}
