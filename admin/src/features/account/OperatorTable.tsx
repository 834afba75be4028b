import { useState } from 'react';
import { SelectField } from '../../components/Select.tsx';
import { type Column, type RowAction, RowButton, Table } from '../../components/Table.tsx';
import type { OperatorRowFragment, ReadOperatorsQuery, Role } from '../../graphql.generated.ts';
import { historyPath } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { ROLE_OPTIONS, roleLabel } from './roles.ts';

/** What an owner is about to do, and is asked about first. */
export type TeamChange =
  | { kind: 'role'; id: string; email: string; role: Role }
  | { kind: 'reset' | 'remove' | 'withdraw'; id: string; email: string };

interface Props {
  title: string;
  team: ReadOperatorsQuery;
  onChange: (change: TeamChange) => void;
}

type Operator = OperatorRowFragment;
type Row = Operator | ReadOperatorsQuery['invitations'][number];

function isOperator(row: Row): row is Operator {
  return 'name' in row;
}

export function OperatorTable({ title, team: { operators, invitations }, onChange }: Props) {
  const ownId = useSession()?.operator?.id;
  const columns: Column<Row>[] = [
    {
      heading: 'Name',
      look: 'strong',
      cell: (row) => (
        <>
          {isOperator(row) ? `${row.name}${row.id === ownId ? ' (you)' : ''}` : 'Invited'}
          <span className="aside moderators__email">{row.email}</span>
        </>
      ),
    },
    {
      heading: 'Role',
      isLabelled: true,
      cell: (row) =>
        isOperator(row) ? (
          <RoleChoice operator={row} onChange={onChange} />
        ) : (
          <span className="table__muted">{roleLabel(row.role)}</span>
        ),
    },
  ];
  return (
    <Table
      className="moderators__table moderators__team"
      title={title}
      columns={columns}
      rows={[...operators, ...invitations]}
      keyOf={({ id }) => id}
      actions={(row) => actionsOf(row, ownId, onChange)}
    />
  );
}

function actionsOf(row: Row, ownId: string | undefined, onChange: Props['onChange']): RowAction[] {
  const { id, email } = row;
  const remove = (kind: 'remove' | 'withdraw', label: string) => ({
    text: 'Remove',
    label,
    onPress: () => onChange({ kind, id, email }),
  });
  if (!isOperator(row)) return [remove('withdraw', `Withdraw the invitation of ${email}`)];
  const reset = {
    text: 'Reset link',
    label: `Reset link for ${email}`,
    onPress: () => onChange({ kind: 'reset', id, email }),
  };
  return [
    { text: 'History', label: `History of ${email}`, to: historyPath('OPERATOR', id) },
    ...(id === ownId ? [] : [reset]),
    remove('remove', `Remove ${email}`),
  ];
}

/** A role is only chosen by the menu, which a key changes; the button gives it. */
function RoleChoice({
  operator: { id, email, role },
  onChange,
}: { operator: Operator } & Pick<Props, 'onChange'>) {
  const [chosen, setChosen] = useState(role);
  return (
    <span className="row-actions">
      <SelectField
        label=""
        aria-label={`Role of ${email}`}
        options={ROLE_OPTIONS}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as Role)}
      />
      {chosen !== role && (
        <RowButton
          action={{
            text: 'Apply',
            label: `Apply the role of ${email}`,
            onPress: () => onChange({ kind: 'role', id, email, role: chosen }),
          }}
        />
      )}
    </span>
  );
}
