import * as accountText from '#messages/account.ts';
import './account.css';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ListSource } from '../../client/use-list-page.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { useChange } from '../../components/use-change.ts';

interface Key {
  id: string;
  name: string;
}

interface Props<T extends Key> {
  title: string;
  /** The singular noun for a key, for the middle of a sentence. `plural` is its plural. */
  noun: string;
  plural: string;
  source: ListSource<T>;
  headings: readonly [name: string, ...others: string[]];
  /** The cells after the name. */
  describe: (key: T) => string[];
  /** The label of the removing button, such as Revoke. */
  action: string;
  /** The text of the confirmation. */
  consequence: (name: string) => string;
  /** Text that replaces the button if the key cannot be removed here. */
  kept?: (key: T) => string | false;
  remove: (id: string) => Promise<unknown>;
  /** The toast after a removal. */
  removed: string;
  about: string;
  /** Shown beside the heading. */
  head?: ReactNode;
  /** Shown above the keys, such as the form that adds one. */
  children?: ReactNode;
}

/** The tokens, passkeys or sessions of the signed-in operator. */
export function KeyList<T extends Key>(props: Props<T>) {
  const { title, plural, source, headings, describe, action, consequence, kept, remove, removed } = props;
  const [leaving, setLeaving] = useState<T | null>(null);
  const { run } = useChange(source.reload);
  const [first, ...others] = headings;
  return (
    <ResourceList
      isPart
      {...{ title, plural, source, noun: props.noun, head: props.head, about: props.about }}
      summary={props.children}
      empty={accountText.noPluralNameYet(plural)}
      className="account__keys"
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
    >
      {leaving && (
        <ConfirmDialog
          title={`${action} ${leaving.name}`}
          text={consequence(leaving.name)}
          action={action}
          onConfirm={() =>
            void run(async () => {
              await remove(leaving.id);
              await source.reload();
              toast.success(removed);
            })
          }
          onClosed={() => setLeaving(null)}
        />
      )}
    </ResourceList>
  );
}
