import '../../components/tables.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { headingId, useRowFocus } from '../../components/row-focus.ts';
import { SelectField } from '../../components/SelectField.tsx';
import type { OperatorRowFragment, ReadOperatorsQuery, Role } from '../../graphql.generated.ts';
import { useSession } from '../../session/session-state.ts';
import { historyPath } from '../history/history-path.ts';
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

export function OperatorTable({ title, team: { operators, invitations }, onChange }: Props) {
  const body = useRowFocus(operators.length + invitations.length, title);
  return (
    <table
      className="table table--cards moderators__table moderators__team"
      aria-labelledby={headingId(title)}
    >
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody {...body}>
        {operators.map((operator) => (
          <OperatorRow key={operator.id} operator={operator} onChange={onChange} />
        ))}
        {invitations.map(({ id, email, role }) => (
          <tr key={id}>
            <NameCell name="Invited" email={email} />
            <td className="table__muted" data-label="Role">
              {roleLabel(role)}
            </td>
            <td>
              <span className="moderators__actions">
                <ActionButton
                  text="Remove"
                  label={`Withdraw the invitation of ${email}`}
                  onPress={() => onChange({ kind: 'withdraw', id, email })}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  operator: OperatorRowFragment;
  onChange: Props['onChange'];
}

/** A role is only chosen by the menu, which a key changes; the button gives it. */
function OperatorRow({ operator: { id, name, email, role }, onChange }: RowProps) {
  const [chosen, setChosen] = useState(role);
  const isSelf = useSession()?.operator?.id === id;
  return (
    <tr>
      <NameCell name={isSelf ? `${name} (you)` : name} email={email} />
      <td data-label="Role">
        <span className="moderators__actions">
          <SelectField
            label=""
            aria-label={`Role of ${email}`}
            options={ROLE_OPTIONS}
            value={chosen}
            onChange={({ target }) => setChosen(target.value as Role)}
          />
          {chosen !== role && (
            <ActionButton
              text="Apply"
              label={`Apply the role of ${email}`}
              onPress={() => onChange({ kind: 'role', id, email, role: chosen })}
            />
          )}
        </span>
      </td>
      <td>
        <span className="moderators__actions">
          <Link
            className="button button--quiet button--small"
            aria-label={`History of ${email}`}
            to={historyPath('OPERATOR', id)}
          >
            History
          </Link>
          {!isSelf && (
            <ActionButton
              text="Reset link"
              label={`Reset link for ${email}`}
              onPress={() => onChange({ kind: 'reset', id, email })}
            />
          )}
          <ActionButton
            text="Remove"
            label={`Remove ${email}`}
            onPress={() => onChange({ kind: 'remove', id, email })}
          />
        </span>
      </td>
    </tr>
  );
}

function NameCell({ name, email }: { name: string; email: string }) {
  return (
    <td className="table__strong">
      {name}
      <span className="moderators__email">{email}</span>
    </td>
  );
}

function ActionButton({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className="button button--quiet button--small" aria-label={label} onClick={onPress}>
      {text}
    </button>
  );
}
