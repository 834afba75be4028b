import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { formatCount, formatPrice } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import type { ProductColumn } from '../cells/product-cell.ts';
import { ProductPrice } from '../ProductPrice.tsx';
import { type Cells, variantsKey } from './use-cells.ts';

interface Props {
  product: ProductRowFragment;
  column: ProductColumn;
  cells: Cells;
  /** Whether the cell is among the facts below the name, because its column is hidden. */
  isFact?: boolean;
}

/** A cell that becomes a field when pressed. For a product with variants, their cells appear below it. */
export function ProductCell({ product, column, cells, isFact = false }: Props) {
  const { id, variantCount } = product;
  const key = isFact ? `${id}:fact:${column}` : `${id}:${column}`;
  const { Editor } = cells;
  const text = isFact ? factText(product, column) : cellText(product, column);
  if (!cells.mayWrite && column === 'price') return <ProductPrice product={product} />;
  if (!cells.mayWrite) return text !== null && <span className="cell">{text}</span>;
  if (variantCount !== null)
    return <VariantsToggle product={product} column={column} cells={cells} text={text} />;
  if (Editor && cells.isOpen(key)) {
    return (
      <span className="cell cell--open" data-cell>
        <Editor product={product} column={column} onClosed={() => cells.close(key)} />
      </span>
    );
  }
  return (
    <span className="cell" data-cell>
      <button
        type="button"
        className="cell__button"
        aria-label={labelOf(product, column)}
        data-empty={EMPTY[column]}
        onClick={() => cells.open(key)}
      >
        {column === 'price' ? <ProductPrice product={product} /> : text}
      </button>
    </span>
  );
}

function VariantsToggle({ product, column, cells, text }: Props & { text: string | null }) {
  const key = variantsKey(product.id);
  const isOpen = cells.isOpen(key);
  const count = productsText.variants(product.variantCount ?? 0);
  const label =
    column === 'sku'
      ? productsText.countOfTitle(count, product.title)
      : `${labelOf(product, column)}. ${count}`;
  return (
    <span className="cell">
      <button
        type="button"
        className={column === 'sku' ? 'cell__button cell__button--variants' : 'cell__button'}
        aria-label={label}
        aria-expanded={isOpen}
        data-empty={EMPTY[column]}
        onClick={() => (isOpen ? cells.close(key) : cells.open(key))}
      >
        {column === 'price' && <ProductPrice product={product} />}
        {column === 'sku' && count}
        {column === 'stock' && text}
      </button>
    </span>
  );
}

/** The text of an empty cell. */
const EMPTY: Record<ProductColumn, string> = {
  price: '',
  sku: productsText.noSku,
  stock: sharedText.notTracked,
};

function cellText({ sku, stock }: ProductRowFragment, column: ProductColumn): string | null {
  return column === 'sku' ? sku : stock === null ? null : formatCount(stock);
}

function factText(product: ProductRowFragment, column: ProductColumn): string | null {
  const text = cellText(product, column);
  return column === 'stock' && text !== null ? productsText.inStock(text) : text;
}

function labelOf(product: ProductRowFragment, column: ProductColumn): string {
  const { title, sellingPrice, regularPrice } = product;
  if (column === 'price')
    return productsText.priceOfNowAndBefore(title, formatPrice(sellingPrice), formatPrice(regularPrice));
  const text = factText(product, column) ?? EMPTY[column].toLowerCase().replace('sku', 'SKU');
  return column === 'sku' ? productsText.skuOf(title, text) : productsText.stockOf(title, text);
}
