import { useApolloClient } from '@apollo/client/react';
import { BADGES } from '@mela/rules/badges.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import { useState } from 'react';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { BulkBar } from '../../../components/BulkBar.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import type { Selection } from '../../../components/use-selection.ts';
import type { ProductRowFragment, ProductsChange } from '../../../graphql.generated.ts';
import { WriteControls } from '../../../session/WriteControls.tsx';
import { deleteWithUndo } from '../delete/delete-with-undo.tsx';
import { filterOf } from '../product-view.ts';
import { useCategoryOptions } from '../use-category-options.ts';
import { useProductView } from '../use-product-view.ts';
import { changeMany, deleteMany, type ProductsUpdate } from './change-many.ts';

const FLAGS = [
  [sharedText.featured, { isFeatured: true }],
  [productsText.notFeatured, { isFeatured: false }],
  [sharedText.popular, { isPopular: true }],
  [productsText.notPopular, { isPopular: false }],
  [sharedText.newLabel, { isNew: true }],
  [productsText.notNew, { isNew: false }],
] as const satisfies [string, ProductsChange][];

const loadAmounts = async () => (await import('./AmountsDialog.tsx')).AmountsDialog;

interface Props {
  selection: Selection;
  /** The products on this page. */
  products: readonly ProductRowFragment[];
  /** The number of matches on all pages. */
  total: number;
  onSkipped: (result: ProductsUpdate) => void;
}

/** The actions for all selected products. */
export function ProductBar({ selection, products, total, onSkipped }: Props) {
  const [waiting, setWaiting] = useState<ProductsChange | 'delete' | 'prices' | 'stock' | null>(null);
  const selected = products.filter(({ id }) => selection.ids.has(id));
  const count = selection.isAll ? total : selected.length;
  const { send, change, remove } = useBulkChanges(selection, selected, onSkipped);
  const amounts = waiting === 'prices' || waiting === 'stock' ? waiting : null;
  const Amounts = useOnDemand(amounts !== null, loadAmounts, () => setWaiting(null));
  // Changes visible rows at once. Asks first if rows on other pages are selected.
  const ask = (fields: ProductsChange) => (selection.isAll ? setWaiting(fields) : change(fields));

  return (
    <>
      <BulkBar
        plural={productsText.productsInText}
        selection={selection}
        keys={products.map(({ id }) => id)}
        total={total}
      >
        <WriteControls>
          <Choices onApply={ask} />
          <Button isQuiet isSmall label={productsText.prices} onClick={() => setWaiting('prices')} />
          <Button isQuiet isSmall label={productsText.stock} onClick={() => setWaiting('stock')} />
          <Button label={sharedText.deleteLabel} isSmall isDanger onClick={() => setWaiting('delete')} />
        </WriteControls>
      </BulkBar>
      {waiting === 'delete' && (
        <DeleteDialog
          canUndo
          name={sharedText.numberOfProducts(count)}
          onClosed={(isConfirmed) => {
            setWaiting(null);
            if (isConfirmed) remove();
          }}
        />
      )}
      {Amounts && amounts && (
        <Amounts
          of={amounts}
          count={count}
          onSend={send}
          onClosed={(isDone) => {
            setWaiting(null);
            if (isDone) selection.clear();
          }}
        />
      )}
      {typeof waiting === 'object' && waiting && (
        <ConfirmDialog
          title={productsText.changeAllMatchingProducts}
          text={productsText.thisChangesIncludingThoseOnOther(sharedText.numberOfProducts(count))}
          action={productsText.changeProducts}
          onConfirm={() => change(waiting)}
          onClosed={() => setWaiting(null)}
        />
      )}
    </>
  );
}

/** The bulk changes of the bar. A change clears the selection, and restores it after a failure. */
function useBulkChanges(selection: Selection, selected: ProductRowFragment[], onSkipped: Props['onSkipped']) {
  const client = useApolloClient();
  const { view } = useProductView();
  const chosen = selection.isAll ? { filter: filterOf(view) } : { ids: selected.map(({ id }) => id) };
  const send = (fields: ProductsChange) => changeMany(client, chosen, fields, onSkipped);
  const clearFor = (change: Promise<string | null>) => {
    selection.clear();
    void change.then((failure) => failure !== null && selection.restore());
  };
  return {
    send,
    change: (fields: ProductsChange) => clearFor(send(fields)),
    remove: () => {
      if (selection.isAll) return clearFor(deleteMany(client, chosen));
      selection.clear();
      deleteWithUndo(client, selected);
    },
  };
}

type Choice = readonly (readonly [text: string, change: ProductsChange])[];

const BADGE_CHOICES: Choice = [
  [sharedText.noBadge, { badge: null }],
  ...Object.entries(BADGES).map(([badge, label]): [string, ProductsChange] => [
    label,
    { badge: badge as keyof typeof BADGES },
  ]),
];

const STATUS_CHOICES: Choice = (['ACTIVE', 'DRAFT', 'HIDDEN'] as const).map((status) => [
  SHOWN_STATUSES[status],
  { status },
]);

/**
 * Drop-down lists whose choices take effect with the Apply button, because arrow keys change their values,
 * too.
 */
function Choices({ onApply }: { onApply: (change: ProductsChange) => void }) {
  const { options = [] } = useCategoryOptions();
  const [picked, setPicked] = useState<Record<string, string>>({});
  const choices: Record<string, Choice> = {
    Category: options.map(({ id, name }) => [name, { categoryId: id }]),
    Badge: BADGE_CHOICES,
    'Show in': FLAGS,
    Status: STATUS_CHOICES,
  };
  const change: ProductsChange = Object.assign(
    {},
    ...Object.entries(choices).map(
      ([label, choice]) => choice.find(([, fields]) => optionValue(fields) === picked[label])?.[1],
    ),
  );
  const isEmpty = Object.keys(change).length === 0;
  return (
    <>
      {Object.entries(choices).map(([label, choice]) => (
        <span key={label} className="select">
          <select
            aria-label={productsText.ofSelectedProducts(label)}
            value={picked[label] ?? ''}
            onChange={({ target }) => setPicked({ ...picked, [label]: target.value })}
          >
            <option value="">{label}…</option>
            {choice.map(([text, fields]) => (
              <option key={optionValue(fields)} value={optionValue(fields)}>
                {text}
              </option>
            ))}
          </select>
        </span>
      ))}
      <Button
        label={sharedText.apply}
        isSmall
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && onApply(change)}
      />
    </>
  );
}

/** The value that identifies a change in a drop-down list. An index would change with the categories. */
function optionValue(change: ProductsChange): string {
  return JSON.stringify(change);
}
