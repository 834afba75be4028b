import '../../components/tables.css';
import '../profile/moderators.css';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { headingId, useRowFocus } from '../../components/row-focus.ts';

interface Key {
  id: string;
  name: string;
}

interface Props<T extends Key> {
  /** The heading above. */
  title: string;
  keys: T[];
  className?: string;
  headings: readonly [name: string, ...others: string[]];
  /** The cells behind the name. */
  describe: (key: T) => ReactNode[];
  /** What takes a key away, such as Revoke. */
  action: string;
  /** What is said before that. */
  consequence: (name: string) => string;
  /** What stands in the place of the button of a key that cannot be taken away here. */
  kept?: (key: T) => string | false;
  onAction: (id: string) => void;
}

/** Tokens, passkeys or sessions of the signed-in operator. */
export function KeyTable<T extends Key>(props: Props<T>) {
  const { title, keys, className = '', headings, describe, action, consequence, kept, onAction } = props;
  const [leaving, setLeaving] = useState<T | null>(null);
  const body = useRowFocus(keys.length, title);
  if (keys.length === 0) return null;
  return (
    <>
      <table
        className={`table table--cards moderators__table ${className}`}
        aria-labelledby={headingId(title)}
      >
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody {...body}>
          {keys.map((key) => (
            <tr key={key.id}>
              <td className="table__strong">{key.name}</td>
              {describe(key).map((cell, index) => (
                <td key={headings[index + 1]} className="table__muted" data-label={headings[index + 1]}>
                  {cell}
                </td>
              ))}
              <td>
                {kept?.(key) || (
                  <button
                    type="button"
                    className="button button--quiet button--small"
                    aria-label={`${action} ${key.name}`}
                    onClick={() => setLeaving(key)}
                  >
                    {action}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaving && (
        <ConfirmDialog
          title={`${action} ${leaving.name}`}
          text={consequence(leaving.name)}
          action={action}
          onConfirm={() => onAction(leaving.id)}
          onClosed={() => setLeaving(null)}
        />
      )}
    </>
  );
}
