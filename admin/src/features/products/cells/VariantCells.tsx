import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import './variant-cells.css';
import { useQuery } from '@apollo/client/react';
import { TITLE_SEPARATOR } from '@mela/rules/variants.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { formatPrice } from '../../../format.ts';
import { EditedProductDocument, type ProductRowFragment } from '../../../graphql.generated.ts';
import { PATHS } from '../../../paths.ts';
import { ProductPrice } from '../ProductPrice.tsx';
import { ProductCellEditor } from './CellEditor.tsx';
import { VariantCell } from './VariantCell.tsx';
import type { ListedVariant } from './variant-cell.ts';

interface Props {
  product: ProductRowFragment;
  onClosed: () => void;
}

/** The row below a product, with its variants and editable cells. */
export function VariantCells(props: Props) {
  const row = useRef<HTMLTableRowElement>(null);
  const columns = useShownColumns(row);
  return (
    <tr ref={row} className="products__variants">
      <td colSpan={columns}>
        <Variants {...props} />
      </td>
    </tr>
  );
}

function Variants({ product, onClosed }: Props) {
  const { id, title } = product;
  const { data, error, refetch } = useQuery(EditedProductDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const loaded = data?.product;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is in it
    <div
      className="variant-cells"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        const row = currentTarget.closest('tr')?.previousElementSibling;
        onClosed();
        row?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }}
    >
      <div className="variant-cells__head" aria-hidden="true">
        {[sharedText.variant, 'SKU', sharedText.price, sharedText.compareAt, sharedText.stock].map(
          (heading) => (
            <span key={heading}>{heading}</span>
          ),
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard */}
      <ul className="variant-cells__rows" aria-label={productsText.variantsOfTitle(title)} tabIndex={0}>
        {loaded && (
          <li className="variant-cells__row variant-cells__row--own" data-cells>
            <span className="variant-cells__title">{productsText.defaultPrice}</span>
            <OwnPriceCell product={product} />
          </li>
        )}
        {loaded?.variants.map((variant) => (
          <VariantRow key={variant.id} product={loaded} variant={variant} />
        ))}
      </ul>
      {!loaded && !error && !data && (
        <span className="variant-cells__loading">
          <span className="visually-hidden">{productsText.loadingVariants}</span>
          <span className="skeleton skeleton--line" />
        </span>
      )}
      {error && !loaded && (
        <p className="variant-cells__failure" role="alert">
          {productsText.variantsCouldNotBeLoaded}
          <Button label={sharedText.retry} isQuiet isSmall onClick={() => refetch().catch(() => undefined)} />
        </p>
      )}
      {data && !loaded && <p className="variant-cells__failure">{productsText.thisProductHasBeenDeleted}</p>}
      <p className="variant-cells__foot">
        <Link to={generatePath(PATHS.editProduct, { id })}>{productsText.editTitle(title)}</Link>
      </p>
    </div>
  );
}

interface RowProps {
  product: Parameters<typeof VariantCell>[0]['product'];
  variant: ListedVariant;
}

function VariantRow({ product, variant }: RowProps) {
  const title = variant.own.selectedOptions.map(({ value }) => value).join(TITLE_SEPARATOR);
  const cell = { product, variant, name: `${product.title}, ${title}` };
  return (
    <li className="variant-cells__row" data-cells>
      <span className="variant-cells__title">
        {title}
        {!variant.own.isSold && <span className="variant-cells__mark">{productsText.notForSale}</span>}
      </span>
      <VariantCell {...cell} column="sku" />
      <VariantCell {...cell} column="price" />
      <VariantCell {...cell} column="compareAtPrice" />
      <VariantCell {...cell} column="stock" />
    </li>
  );
}

/** The number of visible columns, for `colSpan`. A larger value would add columns. */
function useShownColumns(row: RefObject<HTMLTableRowElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const table = row.current?.closest('table');
    if (!table) return;
    const observer = new ResizeObserver(() => setCount(shownIn(table)));
    setCount(shownIn(table));
    observer.observe(table);
    return () => observer.disconnect();
  }, [row]);
  return count;
}

function shownIn(table: HTMLTableElement): number {
  const headings = [...table.querySelectorAll('thead th')];
  return Math.max(1, headings.filter((heading) => heading.checkVisibility?.() ?? true).length);
}

/** The product's price, which variants without their own use. */
function OwnPriceCell({ product }: { product: ProductRowFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { title, sellingPrice, regularPrice } = product;
  return (
    <span className="cell variant-cells__own-price" data-cell data-label={sharedText.price}>
      {isOpen ? (
        <ProductCellEditor product={product} column="price" onClosed={() => setOpen(false)} />
      ) : (
        <button
          type="button"
          className="cell__button"
          aria-label={productsText.defaultPriceOfNowAndBefore(
            title,
            formatPrice(sellingPrice),
            formatPrice(regularPrice),
          )}
          onClick={() => setOpen(true)}
        >
          <ProductPrice product={product} />
        </button>
      )}
    </span>
  );
}
