import { type ReactNode, useState } from 'react';
import type { ListSource } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import { type RowAction, RowButton } from '../../components/RowActions.tsx';
import { SelectField } from '../../components/Select.tsx';
import type { Column } from '../../components/Table.tsx';
import type { OperatorRowFragment, ReadOperatorsQuery, Role } from '../../graphql.generated.ts';
import { historyPath } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { ROLE_OPTIONS, roleLabel } from './roles.ts';

/** A change that an owner confirms first. */
export type TeamChange =
  | { kind: 'role'; id: string; email: string; role: Role }
  | { kind: 'reset' | 'remove' | 'withdraw'; id: string; email: string };

interface Props {
  source: ListSource<Row>;
  onChange: (change: TeamChange) => void;
  /** Above the team. */
  children: ReactNode;
}

type Operator = OperatorRowFragment;
type Row = Operator | ReadOperatorsQuery['invitations'][number];

function isOperator(row: Row): row is Operator {
  return 'name' in row;
}

/** The members of the team, and those who are invited. */
export function TeamList({ source, onChange, children }: Props) {
  const ownId = useSession()?.operator?.id;
  const columns: Column<Row>[] = [
    {
      heading: 'Name',
      look: 'strong',
      text: ({ email }) => email,
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
      text: ({ role }) => roleLabel(role),
      cell: (row) =>
        isOperator(row) ? (
          <RoleChoice operator={row} onChange={onChange} />
        ) : (
          <span className="table__muted">{roleLabel(row.role)}</span>
        ),
    },
  ];
  return (
    <ResourceList
      isPart
      title="Team"
      noun="team member"
      plural="team members"
      source={source}
      summary={children}
      className="moderators__table moderators__team"
      columns={columns}
      empty="No team members yet"
      about="People with access to this admin, and their roles."
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
  if (!isOperator(row)) return [remove('withdraw', `Withdraw the invitation for ${email}`)];
  const reset = {
    text: 'Reset link',
    label: `Reset link for ${email}`,
    onPress: () => onChange({ kind: 'reset', id, email }),
  };
  return [
    { text: 'Activity', label: `Activity of ${email}`, to: historyPath('OPERATOR', id) },
    ...(id === ownId ? [] : [reset]),
    remove('remove', `Remove ${email}`),
  ];
}

/** Arrow keys only select in the menu. The button applies the role. */
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
            label: `Apply the new role of ${email}`,
            onPress: () => onChange({ kind: 'role', id, email, role: chosen }),
          }}
        />
      )}
    </span>
  );
}
