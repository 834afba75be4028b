import { COLUMNS, isVariant, type Matrix, type VariantRow, valueTexts } from './matrix.ts';

/** Whether two matrices have the same content for the same combinations. */
export function isSameMatrix(matrix: Matrix, other: Matrix): boolean {
  return matrix === other || contentOf(matrix) === contentOf(other);
}

/** Whether two matrices have the same options and values in the same order. */
export function hasSameOptions(matrix: Matrix, other: Matrix): boolean {
  return optionsIn(matrix) === optionsIn(other);
}

/** Whether the combinations that both matrices share have the same content, and are variants in both. */
export function hasSameVariants(matrix: Matrix, other: Matrix): boolean {
  if (hasSameOptions(matrix, other)) return isSameMatrix(matrix, other);
  return agrees(matrix, other) && agrees(other, matrix);
}

/** Finds the same variant in another matrix: by id, else by values. */
export function partnerIn(other: Matrix): (matrix: Matrix, row: VariantRow) => VariantRow | undefined {
  const byId = new Map(other.rows.map((row) => [row.id, row]));
  const byTitle = new Map(other.rows.map((row) => [titleIn(other, row), row]));
  return (matrix, row) => {
    const known = row.id === '' ? undefined : byId.get(row.id);
    if (known) return known;
    const titled = byTitle.get(titleIn(matrix, row));
    // A title must not match two stored variants with different ids, which are different variants.
    return titled && (row.id === '' || titled.id === '') ? titled : undefined;
  };
}

function agrees(matrix: Matrix, other: Matrix): boolean {
  const find = partnerIn(other);
  return matrix.rows.filter(isVariant).every((row) => {
    const partner = find(matrix, row);
    return !partner || (isVariant(partner) && cellsIn(partner) === cellsIn(row));
  });
}

function contentOf(matrix: Matrix): string {
  const said = matrix.rows.filter(isVariant).map((row) => [valueTexts(matrix.options, row), cellsIn(row)]);
  return JSON.stringify([optionsIn(matrix), said]);
}

function optionsIn({ options }: Matrix): string {
  return JSON.stringify(
    options.map(({ name, values }) => [name.trim(), values.map(({ text }) => text.trim())]),
  );
}

function cellsIn(row: VariantRow): string {
  return JSON.stringify(COLUMNS.map((column) => String(row[column]).trim()));
}

function titleIn({ options }: Matrix, row: VariantRow): string {
  return JSON.stringify([options.map(({ name }) => name.trim()), valueTexts(options, row)]);
}
