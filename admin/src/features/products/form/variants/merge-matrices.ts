import { partnerIn } from './compare-matrices.ts';
import { COLUMNS, filledOptions, type Matrix, type VariantRow } from './matrix.ts';

/**
 * Combines one matrix's options with another's variants. Combinations missing from the other keep their content. Variants without
 * a value for each option are dropped.
 * @param stored the matrix with the stored variants. Others get new ids
 */
export function mergeMatrices(optionsOf: Matrix, cellsOf: Matrix, stored: Matrix): Matrix {
  const { options } = optionsOf;
  if (options.length === 0) return optionsOf;
  const find = partnerIn(cellsOf);
  const taken = new Set<VariantRow>();
  const merged = optionsOf.rows.map((row) => {
    const partner = find(optionsOf, row);
    if (!partner || taken.has(partner)) return row;
    taken.add(partner);
    return withCellsOf(row, partner);
  });
  // If there are more combinations than variants are allowed, only variants have rows.
  const added = cellsOf.rows
    .filter((row) => !taken.has(row))
    .flatMap((row) => placedAmong(options, cellsOf, row))
    .filter(({ key }) => !merged.some((row) => row.key === key));
  const ids = new Set(stored.rows.map(({ id }) => id));
  const rows = [...merged, ...added].map((row) => (ids.has(row.id) ? row : { ...row, id: '' }));
  return { options, rows };
}

function withCellsOf(row: VariantRow, cells: VariantRow): VariantRow {
  const held = Object.fromEntries(COLUMNS.map((column) => [column, cells[column]]));
  return { ...row, ...held, id: cells.id || row.id };
}

/** The row with its values named by the keys of these options. Undefined if a value is missing. */
function placedAmong(options: Matrix['options'], { options: former }: Matrix, row: VariantRow): VariantRow[] {
  const filled = filledOptions(options);
  if (filled.length !== filledOptions(former).length) return [];
  const values = filled.map((option) => {
    const had = former.find(({ name }) => name.trim() === option.name.trim());
    const text = had?.values.find(({ key }) => key === row.values[had.key])?.text.trim();
    const value = option.values.find((one) => one.text.trim() === text);
    return value && ([option.key, value.key] as const);
  });
  const known = values.filter((value) => value !== undefined);
  if (known.length < filled.length) return [];
  return [{ ...row, key: known.map(([, key]) => key).join(' '), values: Object.fromEntries(known) }];
}
