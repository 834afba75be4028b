import '../profile/moderators.css';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Table } from '../../components/Table.tsx';

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
  /** What stands there instead of the button of a key that cannot be taken away here. */
  kept?: (key: T) => string | false;
  onAction: (id: string) => void;
}

/** Tokens, passkeys or sessions of the signed-in operator. */
export function KeyTable<T extends Key>(props: Props<T>) {
  const { title, keys, className = '', headings, describe, action, consequence, kept, onAction } = props;
  const [leaving, setLeaving] = useState<T | null>(null);
  const [first, ...others] = headings;
  return (
    <>
      <Table
        className={`moderators__table ${className}`}
        title={title}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { heading: first, look: 'strong', cell: ({ name }) => name },
          ...others.map((heading, index) => ({
            heading,
            look: 'muted' as const,
            isLabelled: true,
            cell: (key: T) => describe(key)[index],
          })),
        ]}
        actions={(key) =>
          kept?.(key) || [{ text: action, label: `${action} ${key.name}`, onPress: () => setLeaving(key) }]
        }
      />
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
