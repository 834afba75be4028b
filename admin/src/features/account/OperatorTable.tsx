import '../../components/tables.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import type { OperatorRowFragment, ReadOperatorsQuery, Role } from '../../graphql.generated.ts';
import { useSession } from '../../session/session-state.ts';
import { historyPath } from '../history/history-path.ts';
import { ROLE_OPTIONS, roleLabel } from './roles.ts';

interface Props {
  team: ReadOperatorsQuery;
  onRole: (id: string, role: Role) => void;
  onRemove: (id: string, email: string) => void;
  onWithdraw: (id: string, email: string) => void;
}

export function OperatorTable({ team: { operators, invitations }, onRole, onRemove, onWithdraw }: Props) {
  const [leaving, setLeaving] = useState<OperatorRowFragment | null>(null);
  const ownId = useSession()?.operator?.id;
  return (
    <>
      <table className="table table--cards moderators__table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {operators.map((operator) => (
            <tr key={operator.id}>
              <td className="table__strong">
                {operator.id === ownId ? `${operator.name} (you)` : operator.name}
              </td>
              <td className="table__muted" data-label="Email">
                {operator.email}
              </td>
              <td data-label="Role">
                <SelectField
                  label=""
                  aria-label={`Role of ${operator.email}`}
                  options={ROLE_OPTIONS}
                  value={operator.role}
                  onChange={({ target }) => onRole(operator.id, target.value as Role)}
                />
              </td>
              <td>
                <span className="moderators__actions">
                  <Link
                    className="button button--quiet button--small"
                    aria-label={`History of ${operator.email}`}
                    to={historyPath('OPERATOR', operator.id)}
                  >
                    History
                  </Link>
                  <RemoveButton label={`Remove ${operator.email}`} onPress={() => setLeaving(operator)} />
                </span>
              </td>
            </tr>
          ))}
          {invitations.map(({ id, email, role }) => (
            <tr key={id}>
              <td className="table__strong">Invited</td>
              <td className="table__muted" data-label="Email">
                {email}
              </td>
              <td className="table__muted" data-label="Role">
                {roleLabel(role)}
              </td>
              <td>
                <RemoveButton
                  label={`Withdraw the invitation of ${email}`}
                  onPress={() => onWithdraw(id, email)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaving && (
        <ConfirmDialog
          title="Remove account"
          text={`Are you sure you want to remove ${leaving.email}? Their sessions and tokens end at once; their work stays in the shop.`}
          action="Remove"
          onConfirm={() => onRemove(leaving.id, leaving.email)}
          onClosed={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="button button--quiet button--small" aria-label={label} onClick={onPress}>
      Remove
    </button>
  );
}
