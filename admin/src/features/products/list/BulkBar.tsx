import './bulk-bar.css';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { BADGES } from '../../../../../graphql-server/src/catalogue/rules/badges.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import { formatCount, formatProducts } from '../../../format.ts';
import type { ProductRowFragment, ProductsChange } from '../../../graphql.generated.ts';
import { WriteControls } from '../../../session/WriteControls.tsx';
import { deleteWithUndo } from '../delete/delete-with-undo.tsx';
import { filterOf, STATUS_LABELS } from '../product-view.ts';
import { useCategoryOptions } from '../use-category-options.ts';
import { useProductView } from '../use-product-view.ts';
import { changeMany, deleteMany } from './change-many.ts';
import type { Selection } from './use-selection.ts';

const FLAGS = [
  ['Featured', { isFeatured: true }],
  ['Not featured', { isFeatured: false }],
  ['Popular', { isPopular: true }],
  ['Not popular', { isPopular: false }],
  ['New', { isNew: true }],
  ['Not new', { isNew: false }],
] as const satisfies [string, ProductsChange][];

interface Props {
  selection: Selection;
  /** Of this page. */
  products: ProductRowFragment[];
  /** How many match, on all pages. */
  total: number;
}

/** What can be done with all selected products at once. */
export function BulkBar({ selection, products, total }: Props) {
  const client = useApolloClient();
  const { view } = useProductView();
  const { options = [] } = useCategoryOptions();
  const [waiting, setWaiting] = useState<ProductsChange | 'delete' | null>(null);
  const selected = products.filter(({ id }) => selection.ids.has(id));
  const count = selection.isAll ? total : selected.length;
  const chosen = selection.isAll ? { filter: filterOf(view) } : { ids: selected.map(({ id }) => id) };
  const change = (fields: ProductsChange) => {
    selection.clear();
    void changeMany(client, chosen, fields).then((isDone) => isDone || selection.restore());
  };
  const remove = () => {
    selection.clear();
    if (selection.isAll) void deleteMany(client, chosen).then((isDone) => isDone || selection.restore());
    else deleteWithUndo(client, selected);
  };
  // What can be seen is changed at once; what cannot is asked about.
  const ask = (fields: ProductsChange) => (selection.isAll ? setWaiting(fields) : change(fields));

  return (
    <section className="bulk-bar" aria-label="Selected products">
      <p role="status">{formatCount(count)} selected</p>
      {!selection.isAll && selected.length < products.length && (
        <TextButton
          label="Select this page"
          onPress={() =>
            selection.select(
              products.map(({ id }) => id),
              true,
            )
          }
        />
      )}
      {!selection.isAll && selected.length === products.length && total > products.length && (
        <TextButton label={`Select all ${formatCount(total)}`} onPress={selection.selectAll} />
      )}
      <TextButton label="Clear" onPress={selection.clear} />
      <div className="bulk-bar__changes">
        <WriteControls>
          <Choice
            label="Category"
            choices={options.map(({ id, name }) => [name, { categoryId: id }])}
            onChoose={ask}
          />
          <Choice label="Badge" choices={BADGE_CHOICES} onChoose={ask} />
          <Choice label="Shown among" choices={FLAGS} onChoose={ask} />
          <Choice label="Status" choices={STATUS_CHOICES} onChoose={ask} />
          <button
            type="button"
            className="button button--small button--danger"
            onClick={() => setWaiting('delete')}
          >
            Delete
          </button>
        </WriteControls>
      </div>
      {waiting === 'delete' && (
        <DeleteDialog
          name={formatProducts(count)}
          onClosed={(isConfirmed) => {
            setWaiting(null);
            if (isConfirmed) remove();
          }}
        />
      )}
      {waiting && waiting !== 'delete' && (
        <ConfirmDialog
          title="Change all that match"
          text={`This changes ${formatProducts(count)}, those of the other pages too.`}
          action="Change them"
          onConfirm={() => change(waiting)}
          onClosed={() => setWaiting(null)}
        />
      )}
    </section>
  );
}

const BADGE_CHOICES: [string, ProductsChange][] = [
  ['No badge', { badge: null }],
  ...Object.entries(BADGES).map(([badge, label]): [string, ProductsChange] => [
    label,
    { badge: badge as keyof typeof BADGES },
  ]),
];

const STATUS_CHOICES = Object.entries(STATUS_LABELS).map(([status, label]): [string, ProductsChange] => [
  label,
  { status: status as keyof typeof STATUS_LABELS },
]);

function TextButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="button button--quiet button--small" onClick={onPress}>
      {label}
    </button>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly (readonly [label: string, change: ProductsChange])[];
  onChoose: (change: ProductsChange) => void;
}

/** A select that does something with what is chosen, and is as before. */
function Choice({ label, choices, onChoose }: ChoiceProps) {
  return (
    <span className="select">
      <select
        aria-label={`${label} of the selected products`}
        value=""
        onChange={({ target }) => {
          const [, change] = choices[Number(target.value)] ?? [];
          if (change) onChoose(change);
        }}
      >
        <option value="">{label}…</option>
        {choices.map(([text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name
          <option key={index} value={index}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
