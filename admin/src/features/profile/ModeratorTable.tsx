import { EmptyState } from '../../components/EmptyState.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import type { Moderator } from './sample-moderators.ts';

interface Props {
  moderators: Moderator[];
  onRemove: (moderator: Moderator) => void;
}

const COLUMNS: Column<Moderator>[] = [
  { heading: 'Name', look: 'strong', cell: ({ name }) => name ?? 'Invited' },
  { heading: 'Email', look: 'muted', isLabelled: true, cell: ({ email }) => email },
  { heading: 'Role', look: 'muted', isLabelled: true, cell: ({ role }) => role },
];

export function ModeratorTable({ moderators, onRemove }: Props) {
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
