import '../../components/tables.css';
import type { ReactNode } from 'react';
import { formatDay } from '../../format.ts';

interface Key {
  id: string;
  name: string;
  usedAt: string | null;
}

interface Props<T extends Key> {
  keys: T[];
  className?: string;
  /** The headings of the names, and of what `describe` says. */
  headings: [name: string, description: string];
  describe: (key: T) => ReactNode;
  /** What takes a key away, such as Revoke. */
  action: string;
  onAction: (id: string) => void;
}

/** Tokens or passkeys of whoever is signed in. */
export function KeyTable<T extends Key>({
  keys,
  className = '',
  headings,
  describe,
  action,
  onAction,
}: Props<T>) {
  const [nameHeading, heading] = headings;
  return (
    <table className={`table table--cards moderators__table ${className}`}>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col">{heading}</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td className="table__strong">{key.name}</td>
            <td className="table__muted" data-label={heading}>
              {describe(key)}
            </td>
            <td className="table__muted" data-label="Last used">
              {key.usedAt ? formatDay(key.usedAt) : 'Never'}
            </td>
            <td>
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={`${action} ${key.name}`}
                onClick={() => onAction(key.id)}
              >
                {action}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
