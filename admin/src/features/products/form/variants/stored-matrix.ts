import type { ProductForm_ProductFragment as Product } from '../../../../graphql.generated.ts';
import { unitsText } from '../../../../shop-currency.ts';
import { tokenOf } from '../image-list.ts';
import { EMPTY_MATRIX, type Matrix, type OptionDraft, rowTitle, type VariantRow } from './matrix.ts';
import { matrixWith } from './matrix-rows.ts';

export interface StoredVariant extends Omit<Product['variants'][number]['own'], '__typename'> {
  /** The quantity in stock. null: inventory is not tracked. */
  onHand: number | null;
}

/** The matrix of a stored product. Images are named by index. */
export function storedMatrix(
  options: Product['options'],
  variants: readonly StoredVariant[],
  images: readonly { id: string }[],
): Matrix {
  if (options.length === 0) return EMPTY_MATRIX;
  const drafts = options.map(({ name, values }): OptionDraft => {
    return { key: name, name, values: values.map((text) => ({ key: `${name}: ${text}`, text })) };
  });
  const rows = variants.map((variant): VariantRow => {
    const { id, selectedOptions, isSold, image } = variant;
    const values = Object.fromEntries(selectedOptions.map(({ name, value }) => [name, `${name}: ${value}`]));
    const token = image === null ? undefined : images[image];
    return {
      key: Object.values(values).join(' '),
      id,
      values,
      isSold,
      sku: variant.sku ?? '',
      barcode: variant.barcode ?? '',
      price: unitsText(variant.price),
      compareAtPrice: unitsText(variant.compareAtPrice),
      onHand: variant.onHand?.toString() ?? '',
      weightGrams: variant.weightGrams?.toString() ?? '',
      cost: unitsText(variant.cost),
      image: token ? tokenOf({ kind: 'stored', id: token.id }) : '',
    };
  });
  // Combinations without a stored variant become rows that are not for sale.
  return matrixWith(drafts, rows, false);
}

/**
 * Stock by variant, for states that lack it: by id, because values may have been renamed, and by title, because new variants have
 * no id yet.
 */
export function stockIn({ options, rows }: Matrix): ReadonlyMap<string, number | null> {
  return new Map(
    rows.flatMap((row) => {
      const count = row.onHand.trim() === '' ? null : Number(row.onHand);
      return [row.id, rowTitle(options, row)].map((name) => [name, count] as const);
    }),
  );
}
