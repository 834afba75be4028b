import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useStored } from './use-stored.ts';

/** The columns of the list that can be left out. */
const OPTIONAL_COLUMNS = ['SKU', 'Category', 'Price', 'Stock', 'Status'] as const;

type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** The columns that are left out, as chosen on this device. */
export function useHiddenColumns() {
  return useStored<readonly OptionalColumn[]>('mela.hidden-product-columns', (stored) =>
    OPTIONAL_COLUMNS.filter((column) => stored?.split(',').includes(column)),
  );
}

interface Props {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: OptionalColumn[]) => void;
}

export function ColumnChoice({ hidden, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        label="Columns"
        icon="menu"
        isQuiet
        isSmall
        className="product-list__columns"
        popoverTarget="product-columns"
      />
      <fieldset
        id="product-columns"
        className="column-choice"
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <legend className="visually-hidden">Columns of the list</legend>
        {/* Closed, its labels would be those of the filters. */}
        {(isOpen ? OPTIONAL_COLUMNS : []).map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={!hidden.includes(column)}
              onChange={({ target }) => {
                const others = hidden.filter((name) => name !== column);
                onChange(target.checked ? others : [...others, column]);
              }}
            />
            {column}
          </label>
        ))}
      </fieldset>
    </>
  );
}
