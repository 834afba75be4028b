import { type ReactNode, useEffect, useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import { offerOf } from '../../shopping/ask-products.ts';
import { SavedAction, SavedNotices, SavedPrice, SavedStock, stockOf } from '../../shopping/SavedParts.tsx';
import { compared, type SavedProduct } from '../../shopping/saved-products.ts';
import type { SavedPageProps } from '../../shopping/show-saved.tsx';
import { type Known, useRemoval, useSaved } from '../../shopping/use-saved.ts';
import { COMPARED_FIELDS, type ComparedProduct, factRows, isDifferent, shortText } from './compare-rows.ts';

interface Row {
  name: string;
  cells: ReactNode[];
  /** Whether the values differ between products. */
  differs: boolean;
  /** Whether the row is shown even among differences only, because each column needs it. */
  isFixed?: boolean;
}

type Item = { product: SavedProduct; known: Known<ComparedProduct> };

/** Up to four products side by side. Rows with differences are marked, and the other rows can be hidden. */
export function ComparePage({ isSelling, onFilled }: SavedPageProps) {
  const { items, hasFailed, ask } = useSaved<ComparedProduct>(compared, COMPARED_FIELDS);
  const { removed, remove, undo } = useRemoval(compared);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const isFilled = items.length > 0;
  useEffect(() => onFilled(isFilled), [isFilled, onFilled]);
  const rows = rowsOf(items, { isSelling, remove });
  const shown = onlyDifferences ? rows.filter(({ differs, isFixed }) => differs || isFixed) : rows;
  return (
    <>
      <SavedNotices removed={removed} onUndo={undo} hasFailed={hasFailed} onRetry={ask} />
      {items.length > 1 && (
        <label className="live-compare__only">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
          />
          {shoppingText.compareOnlyDifferences}
        </label>
      )}
      {isFilled && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it, too.
        <section className="live-compare" aria-label={shoppingText.compare} tabIndex={0}>
          <table style={{ '--products': items.length } as object}>
            <tbody>
              {shown.map(({ name, cells, differs }) => (
                <tr className={differs ? 'compare__different' : undefined} key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={items[index]?.product.id}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function rowsOf(
  items: readonly Item[],
  { isSelling, remove }: { isSelling: boolean; remove: (product: SavedProduct) => void },
): Row[] {
  const each = (cell: (item: Item) => ReactNode) => items.map(cell);
  const asked = items.map(({ known }) => (typeof known === 'string' ? null : known));
  const differs = (value: (known: ComparedProduct) => string) =>
    isDifferent(asked.filter((known) => known !== null).map(value));
  const facts = factRows(asked).map(({ name, values }): Row => {
    const known = values.filter((_, index) => asked[index]);
    return { name, cells: values, differs: isDifferent(known) };
  });
  return [
    {
      ...{ name: sharedText.product, differs: false, isFixed: true },
      cells: each(({ product }) => <Head product={product} onRemove={() => remove(product)} />),
    },
    {
      name: sharedText.price,
      differs: differs((known) => String(offerOf(known).price?.amount)),
      cells: each(({ known }) => <SavedPrice known={known} />),
    },
    {
      name: sharedText.availability,
      differs: differs((known) => stockOf(known)),
      cells: each(({ known }) => <SavedStock known={known} />),
    },
    {
      ...{ name: sharedText.description, differs: false },
      cells: each(({ known }) => (typeof known === 'string' ? '–' : shortText(known.description))),
    },
    ...facts,
    {
      ...{ name: shoppingText.compareBuy, differs: false, isFixed: true },
      cells: each((item) => <SavedAction {...item} isSelling={isSelling} />),
    },
  ];
}

function Head({ product, onRemove }: { product: SavedProduct; onRemove: () => void }) {
  const { id, title, path, image } = product;
  return (
    <div className="live-compare__head">
      <div className="backdrop backdrop--wall">
        {image && <img src={image} width="320" height="360" alt="" />}
        <button
          type="button"
          className="icon-button"
          aria-label={sharedText.remove(title)}
          onClick={onRemove}
        >
          <ControlIcon name="close" />
        </button>
      </div>
      <a href={path} id={`saved-${id}`}>
        {title}
      </a>
    </div>
  );
}
