import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { formatCount, formatPrice } from '../../../format.ts';
import type { ProductForm_ProductFragment as Product } from '../../../graphql.generated.ts';
import { inUnits } from '../../../shop-currency.ts';
import { CellEditor } from './CellEditor.tsx';
import type { Cell } from './cell.ts';
import { type ListedVariant, type VariantColumn, variantCell } from './variant-cell.ts';

interface Props {
  product: Product;
  variant: ListedVariant;
  column: VariantColumn;
  /** The name of the variant, such as `Shirt, Red / M`. */
  name: string;
}

const LABELS: Record<VariantColumn, string> = {
  sku: 'SKU',
  price: sharedText.price,
  compareAtPrice: productsText.compareAtPrice,
  stock: sharedText.stock,
};

export function VariantCell({ product, variant, column, name }: Props) {
  const client = useApolloClient();
  const [cell, setCell] = useState<Cell>();
  const { text, isOwn } = shownIn(product, variant, column);
  return (
    <span
      className={`cell variant-cells__cell variant-cells__cell--${column}`}
      data-cell
      data-label={LABELS[column]}
    >
      {cell ? (
        <CellEditor cell={cell} onClosed={() => setCell(undefined)} />
      ) : (
        <button
          type="button"
          className={isOwn ? 'cell__button' : 'cell__button cell__button--given'}
          aria-label={productsText.cellOf(LABELS[column], name, text)}
          onClick={() => setCell(variantCell(client, product, variant, column, name))}
        >
          {text}
        </button>
      )}
    </span>
  );
}

/** The displayed text of a variant's value, or else of the product's. */
function shownIn(
  { sellingPrice, regularPrice }: Product,
  { own, inventory }: ListedVariant,
  column: VariantColumn,
): { text: string; isOwn: boolean } {
  if (column === 'sku') return { text: own.sku ?? productsText.noSku, isOwn: own.sku !== null };
  if (column === 'stock') {
    const count = inventory?.onHand ?? null;
    return { text: count === null ? sharedText.notTracked : formatCount(count), isOwn: count !== null };
  }
  const amount = own[column];
  const given = column === 'price' ? sellingPrice : regularPrice;
  return { text: formatPrice(amount === null ? given : inUnits(amount)), isOwn: amount !== null };
}
