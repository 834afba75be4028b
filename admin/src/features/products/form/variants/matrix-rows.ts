import { VARIANT_LIMITS } from '@mela/rules/variants.ts';
import {
  filledOptions,
  holdsSomething,
  type Matrix,
  NO_CELLS,
  type OptionDraft,
  type VariantRow,
} from './matrix.ts';

type Combination = Record<string, string>;

/** The number of combinations of the options' values. */
export function countRows(options: readonly OptionDraft[]): number {
  const filled = filledOptions(options);
  return filled.length === 0 ? 0 : filled.reduce((count, { values }) => count * values.length, 1);
}

/**
 * The rows of these options with their former content: one per combination, or only the existing ones if there are too many.
 * @param isSold whether new rows are for sale
 */
export function matrixWith(options: OptionDraft[], former: readonly VariantRow[], isSold = true): Matrix {
  if (countRows(options) > VARIANT_LIMITS.variants) {
    return { options, rows: former.filter((row) => isOf(options, row)) };
  }
  const left = new Set(former);
  const rows = combinationsOf(filledOptions(options)).map((values) => {
    const known = [...left].find((row) => fits(row, values));
    if (known) left.delete(known);
    const key = Object.values(values).join(' ');
    return { ...(known ?? { ...NO_CELLS, isSold, id: '' }), key, values };
  });
  return { options, rows };
}

/** The rows that a change would remove. */
export function lostRows(before: Matrix, after: Matrix): VariantRow[] {
  const ids = new Set(after.rows.map(({ id }) => id));
  const kept = (row: VariantRow) =>
    after.rows.some((other) => fits(row, other.values) && row.sku === other.sku);
  return before.rows.filter((row) => (row.id === '' ? holdsSomething(row) && !kept(row) : !ids.has(row.id)));
}

function combinationsOf(options: readonly OptionDraft[]): Combination[] {
  if (options.length === 0) return [];
  return options.reduce<Combination[]>(
    (combinations, { key, values }) =>
      combinations.flatMap((one) => values.map((value) => ({ ...one, [key]: value.key }))),
    [{}],
  );
}

/** Whether a row matches a combination, as far as it has values of these options. */
function fits({ values: had }: VariantRow, values: Combination): boolean {
  return Object.entries(values).every(([option, value]) => (had[option] ?? value) === value);
}

function isOf(options: readonly OptionDraft[], row: VariantRow): boolean {
  return filledOptions(options).every((option) =>
    option.values.some(({ key }) => key === row.values[option.key]),
  );
}
