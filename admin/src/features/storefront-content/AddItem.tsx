import { type RefObject, useState } from 'react';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Select.tsx';
import type { ContentKind } from './content-form.ts';

interface Props {
  /** The noun for an item of the list. */
  name: string;
  kinds?: readonly ContentKind[] | undefined;
  isFull: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onAdd: (kind?: string) => void;
}

/** The button that adds an item, preceded by the choice of its kind if there are several. */
export function AddItem({ name, kinds = [], isFull, button, onAdd }: Props) {
  const [kind, setKind] = useState(kinds[0]?.name);
  return (
    <div className="content-list__add">
      {kinds.length > 0 && (
        <Select
          aria-label={storefrontContentText.kindOfName(name)}
          value={kind}
          options={kinds.map(({ name: value, label }) => ({ value, label }))}
          onChange={({ target }) => setKind(target.value)}
        />
      )}
      <Button
        label={storefrontContentText.addName(name)}
        icon="add"
        isQuiet
        isSmall
        ref={button}
        aria-disabled={isFull}
        onClick={() => !isFull && onAdd(kind)}
      />
    </div>
  );
}
