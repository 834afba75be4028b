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
          <h2 className="lead-title" ref={title} tabIndex={-1}>
            Moderators
          </h2>
          <SampleMark />
        </div>
        <p className="settings-form__lead">People with access to this admin, and their roles.</p>
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

interface Props {
  moderators: Moderator[];
  onRemove: (moderator: Moderator) => void;
}

const COLUMNS: Column<Moderator>[] = [
  { heading: 'Name', look: 'strong', cell: ({ name }) => name ?? 'Invited' },
  { heading: 'Email', look: 'muted', isLabelled: true, cell: ({ email }) => email },
  { heading: 'Role', look: 'muted', isLabelled: true, cell: ({ role }) => role },
];

function ModeratorTable({ moderators, onRemove }: Props) {
  if (moderators.length === 0) {
    return <EmptyState title="No moderators">You run the shop alone.</EmptyState>;
  }
  return (
    <Table
      className="moderators__table"
      columns={COLUMNS}
      rows={moderators}
      keyOf={({ email }) => email}
      actions={(moderator) => [
        { text: 'Remove', label: `Remove ${moderator.email}`, onPress: () => onRemove(moderator) },
      ]}
    />
  );
}

const MODERATOR_ROLES = ['Orders', 'Catalogue', 'Everything'] as const;

interface Moderator {
  email: string;
  /** undefined until the invitation is accepted. */
  name?: string;
  role: string;
}

/** Sample data. */
const SAMPLE_MODERATORS: Moderator[] = [
  { name: 'Leela Krishnan', email: 'leela@mela.example', role: 'Catalogue' },
  { name: 'Farhan Qureshi', email: 'farhan@mela.example', role: 'Orders' },
  { name: 'Tara Deshmukh', email: 'tara@mela.example', role: 'Orders' },
  { name: 'Ishaan Malhotra', email: 'ishaan@mela.example', role: 'Everything' },
];
