import { type ReactNode, useState } from 'react';
import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
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
  /** Shown above the team. */
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
      heading: sharedText.name,
      look: 'strong',
      text: ({ email }) => email,
      cell: (row) => (
        <>
          {isOperator(row)
            ? row.id === ownId
              ? accountText.ownName(row.name)
              : row.name
            : sharedText.invited}
          <span className="aside moderators__email">{row.email}</span>
        </>
      ),
    },
    {
      heading: sharedText.role,
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
      title={sharedText.team}
      noun={accountText.teamMember}
      plural={accountText.teamMembers}
      source={source}
      summary={children}
      className="moderators__table moderators__team"
      columns={columns}
      empty={accountText.noTeamMembersYet}
      about={accountText.peopleWithAccessToThisAdmin}
      keyOf={({ id }) => id}
      actions={(row) => actionsOf(row, ownId, onChange)}
    />
  );
}

function actionsOf(row: Row, ownId: string | undefined, onChange: Props['onChange']): RowAction[] {
  const { id, email } = row;
  const remove = (kind: 'remove' | 'withdraw', label: string) => ({
    text: sharedText.remove,
    label,
    onPress: () => onChange({ kind, id, email }),
  });
  if (!isOperator(row)) return [remove('withdraw', accountText.withdrawInvitationFor(email))];
  const reset = {
    text: sharedText.resetLink,
    label: accountText.resetLinkFor(email),
    onPress: () => onChange({ kind: 'reset', id, email }),
  };
  return [
    { text: sharedText.activity, label: accountText.activityOfEmail(email), to: historyPath('OPERATOR', id) },
    ...(id === ownId ? [] : [reset]),
    remove('remove', accountText.removeEmail(email)),
  ];
}

/** The choice of a role. A button applies it, because arrow keys already change the selection. */
function RoleChoice({
  operator: { id, email, role },
  onChange,
}: { operator: Operator } & Pick<Props, 'onChange'>) {
  const [chosen, setChosen] = useState(role);
  return (
    <span className="row-actions">
      <SelectField
        label=""
        aria-label={accountText.roleOfEmail(email)}
        options={ROLE_OPTIONS}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as Role)}
      />
      {chosen !== role && (
        <RowButton
          action={{
            text: sharedText.apply,
            label: accountText.applyNewRoleOf(email),
            onPress: () => onChange({ kind: 'role', id, email, role: chosen }),
          }}
        />
      )}
    </span>
  );
}
