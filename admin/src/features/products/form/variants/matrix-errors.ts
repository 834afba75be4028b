import { type FieldTexts, textsOf } from '@mela/rules/messages.ts';
import { checkVariants } from '@mela/rules/variant-checks.ts';
import { VARIANT_LIMITS } from '@mela/rules/variants.ts';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { readAmount } from '../../../../shop-currency.ts';
import type { FormImage } from '../image-list.ts';
import type { ProductDraft } from '../product-draft.ts';
import { EMPTY_MATRIX, filledOptions, type Matrix } from './matrix.ts';
import { optionInputs, variantInputs, variantRows } from './matrix-input.ts';
import { countRows } from './matrix-rows.ts';

/** Validates variants. Errors about all of them are named `variants`, others by `cellField`. */
export function matrixErrors(draft: ProductDraft, images: readonly FormImage[]): FieldTexts {
  const { variants: matrix } = draft;
  const unnamed = matrix.options.find(({ name, values }) => name.trim() === '' && values.length > 0);
  if (unnamed) return { options: productFormText.enterNameForOption };
  if (matrix.options.some(({ values }) => values.some(({ text }) => text.trim() === '')))
    return { options: productFormText.enterValue };
  if (filledOptions(matrix.options).length === 0) return {};
  const tooMany = tooManyText(matrix);
  if (tooMany !== null && isValueWithoutRow(matrix)) return { variants: tooMany };
  const product = {
    imageCount: images.length,
    sku: draft.sku.trim(),
    sellingPrice: readAmount(draft.sellingPrice),
  };
  const inputs = variantInputs(matrix, images, EMPTY_MATRIX);
  const errors = byRow(textsOf(checkVariants(optionInputs(matrix), inputs, product)), matrix);
  for (const row of variantRows(matrix)) {
    for (const column of ['price', 'compareAtPrice', 'cost'] as const) {
      const isPrice = row[column].trim() === '' || readAmount(row[column]) !== null;
      if (!isPrice) errors[cellField(row.key, column)] = sharedText.validPriceRequired;
    }
  }
  return errors;
}

/** The error about too many combinations; null if their number is allowed. */
export function tooManyText({ options }: Pick<Matrix, 'options'>): string | null {
  const count = countRows(options);
  if (count <= VARIANT_LIMITS.variants) return null;
  return productFormText.theseOptionsCreateVariantsProductCan(count, VARIANT_LIMITS.variants);
}

function isValueWithoutRow({ options, rows }: Matrix): boolean {
  return options.some((option) =>
    option.values.some(({ key }) => !rows.some((row) => row.values[option.key] === key)),
  );
}

/** Renames the server's errors from row numbers to row keys, which are stable. */
export function byRow(errors: Readonly<Record<string, string | undefined>>, matrix: Matrix): FieldTexts {
  const rows = variantRows(matrix);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => {
      const [, number, column = ''] = /^variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const row = rows[Number(number ?? Number.NaN)];
      return message === undefined ? [] : [[row ? cellField(row.key, column) : field, message]];
    }),
  );
}

/** The key under which the form stores the error of a cell. */
export function cellField(rowKey: string, column: string): `variants.${string}` {
  return `variants.${column}.${rowKey}`;
}
