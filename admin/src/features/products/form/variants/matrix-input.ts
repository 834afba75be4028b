import type { ProductVariantInput } from '../../../../graphql.generated.ts';
import { type FormImage, tokenOf } from '../image-list.ts';
import { amountIn, numberIn } from '../product-draft.ts';
import { filledOptions, isVariant, type Matrix, type VariantRow } from './matrix.ts';

/** The options as input. */
export function optionInputs({ options }: Matrix) {
  return options
    .map(({ name, values }) => ({
      name: name.trim(),
      values: values.map(({ text }) => text.trim()).filter((text) => text !== ''),
    }))
    .filter(({ name, values }) => name !== '' || values.length > 0);
}

/** The variants as input, in the order of `variantRows`. Includes only changed stock, because sales continue meanwhile. */
export function variantInputs(
  matrix: Matrix,
  images: readonly FormImage[],
  saved: Matrix,
): ProductVariantInput[] {
  const tokens = images.map(tokenOf);
  const formerStock = new Map(saved.rows.map(({ id, onHand }) => [id, onHand]));
  return variantRows(matrix).map((row) => {
    const former = row.id === '' ? '' : formerStock.get(row.id);
    const place = tokens.indexOf(row.image);
    return {
      ...(row.id !== '' && { id: row.id }),
      selectedOptions: selectedOf(matrix, row),
      sku: row.sku.trim() || null,
      barcode: row.barcode.trim() || null,
      price: amountIn(row.price),
      compareAtPrice: amountIn(row.compareAtPrice),
      weightGrams: numberIn(row.weightGrams),
      cost: amountIn(row.cost),
      isSold: row.isSold,
      image: place < 0 ? null : place,
      ...(row.onHand.trim() !== former?.trim() && { onHand: numberIn(row.onHand) }),
    };
  });
}

/** The rows that are variants. */
export function variantRows({ rows }: Matrix): VariantRow[] {
  return rows.filter(isVariant);
}

function selectedOf({ options }: Matrix, { values }: VariantRow) {
  return filledOptions(options).map((option) => ({
    name: option.name.trim(),
    value: option.values.find(({ key }) => key === values[option.key])?.text.trim() ?? '',
  }));
}
