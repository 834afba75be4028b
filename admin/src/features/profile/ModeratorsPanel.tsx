import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import './moderators.css';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SampleMark } from '../../components/SampleNote.tsx';
import { SelectField } from '../../components/Select.tsx';
import { type Column, Table } from '../../components/Table.tsx';

export function ModeratorsPanel() {
  const title = useRef<HTMLHeadingElement>(null);
  const [moderators, setModerators] = useState(SAMPLE_MODERATORS);
  const invite = (invited: Moderator) => {
    if (moderators.some(({ email }) => email === invited.email)) {
      toast.error(profileText.isAlreadyModerator(invited.email));
      return;
    }
    setModerators([invited, ...moderators]);
    toast.success(profileText.addedOnThisScreenOnly(invited.email));
  };
  const remove = (removed: Moderator) => {
    setModerators(moderators.filter((moderator) => moderator !== removed));
    // Focus the heading, because the row with the focused button is gone.
    title.current?.focus();
  };

  return (
    <div className="moderators">
      <header>
        <div className="sample-heading">
          <h2 className="lead-title" ref={title} tabIndex={-1}>
            {profileText.moderators}
          </h2>
          <SampleMark />
        </div>
        <p className="settings-form__lead">{profileText.peopleWithAccessToThisAdmin}</p>
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
      <InputField
        label={profileText.emailOfNewModerator}
        name="email"
        type="email"
        autoComplete="off"
        required
      />
      <SelectField label={sharedText.role} name="role" options={MODERATOR_ROLES} />
      <Button label={sharedText.invite} isSubmit />
    </form>
  );
}

interface Props {
  moderators: Moderator[];
  onRemove: (moderator: Moderator) => void;
}

const COLUMNS: Column<Moderator>[] = [
  { heading: sharedText.name, look: 'strong', cell: ({ name }) => name ?? sharedText.invited },
  { heading: sharedText.email, look: 'muted', isLabelled: true, cell: ({ email }) => email },
  { heading: sharedText.role, look: 'muted', isLabelled: true, cell: ({ role }) => role },
];

function ModeratorTable({ moderators, onRemove }: Props) {
  if (moderators.length === 0) {
    return <EmptyState title={profileText.noModerators}>{profileText.youRunShopAlone}</EmptyState>;
  }
  return (
    <Table
      className="moderators__table"
      columns={COLUMNS}
      rows={moderators}
      keyOf={({ email }) => email}
      actions={(moderator) => [
        {
          text: sharedText.remove,
          label: profileText.removeEmail(moderator.email),
          onPress: () => onRemove(moderator),
        },
      ]}
    />
  );
}

const MODERATOR_ROLES = [sharedText.orders, profileText.catalogue, profileText.everything] as const;

interface Moderator {
  email: string;
  /** The moderator's name. undefined until they accept the invitation. */
  name?: string;
  role: string;
}

/** Sample data. */
const SAMPLE_MODERATORS: Moderator[] = [
  { name: profileText.leelaKrishnan, email: 'leela@mela.example', role: profileText.catalogue },
  { name: profileText.farhanQureshi, email: 'farhan@mela.example', role: sharedText.orders },
  { name: profileText.taraDeshmukh, email: 'tara@mela.example', role: sharedText.orders },
  { name: profileText.ishaanMalhotra, email: 'ishaan@mela.example', role: profileText.everything },
];
