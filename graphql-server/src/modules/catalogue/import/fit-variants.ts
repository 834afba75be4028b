import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { cleanText } from '@mela/rules/text.ts';
import { type ProductOption, TITLE_SEPARATOR, VARIANT_LIMITS } from '@mela/rules/variants.ts';
import { catalogueTexts } from '../messages.ts';
import { OPTION_COLUMNS, type VariantRow } from './variant-cells.ts';

interface Fitted {
  options: ProductOption[];
  variants: VariantRow[];
  /** Whether option values or variants were removed. */
  isCut: boolean;
}

/** Shortens options and variants to the limits, removes variants that repeat a combination, and adds notes. */
export function fitVariants(
  said: readonly ProductOption[],
  rows: readonly VariantRow[],
  notes: string[],
): Fitted {
  if (said.length === 0) return { options: [], variants: [...rows], isCut: false };
  const options = shortenOptions(said, notes);
  const limited = limitValues(options, notes);
  const shortened = rows.map((row) => ({ ...row, cells: { ...row.cells, ...shortValues(row) } }));
  const possible = shortened.filter((row) =>
    valuesIn(row).every((value, index) => value === '' || limited[index]?.values.includes(value) !== false),
  );
  const distinct = withoutTwins(possible, notes);
  const variants = distinct.slice(0, VARIANT_LIMITS.variants);
  if (distinct.length > variants.length)
    notes.push(catalogueTexts.variantsLeftOut({ max: VARIANT_LIMITS.variants, count: distinct.length }));
  const used = limited.map(({ name, values }, index) => ({
    name,
    values: values.filter((value) => variants.some((row) => valuesIn(row)[index] === value)),
  }));
  const isCut = possible.length < rows.length || variants.length < distinct.length;
  return { options: isCut ? used : limited, variants, isCut };
}

/** Makes names of options unique. */
function shortenOptions(said: readonly ProductOption[], notes: string[]): ProductOption[] {
  if (said.some(({ name }) => name.length > DETAIL_LIMITS.optionName))
    notes.push(catalogueTexts.optionNamesShortened({ max: DETAIL_LIMITS.optionName }));
  if (said.some(({ values }) => values.some((value) => value.length > DETAIL_LIMITS.optionValue)))
    notes.push(catalogueTexts.optionValuesShortened({ max: DETAIL_LIMITS.optionValue }));
  const taken = new Set<string>();
  return said.map(({ name, values }, index) => {
    const short = cut(name || catalogueTexts.optionNumber({ number: index + 1 }), DETAIL_LIMITS.optionName);
    const unique = taken.has(short.toLowerCase())
      ? `${cut(short, DETAIL_LIMITS.optionName - 2)} ${index + 1}`
      : short;
    taken.add(unique.toLowerCase());
    return { name: unique, values: [...new Set(values.map(shortValue))] };
  });
}

function limitValues(options: readonly ProductOption[], notes: string[]): ProductOption[] {
  return options.map(({ name, values }) => {
    if (values.length > DETAIL_LIMITS.optionValues)
      notes.push(
        catalogueTexts.valuesLeftOut({ max: DETAIL_LIMITS.optionValues, count: values.length, name }),
      );
    return { name, values: values.slice(0, DETAIL_LIMITS.optionValues) };
  });
}

function withoutTwins(rows: readonly VariantRow[], notes: string[]): VariantRow[] {
  const byValues = new Map<string, VariantRow>();
  for (const row of rows) {
    const key = JSON.stringify(valuesIn(row));
    const twin = byValues.get(key);
    if (!twin) byValues.set(key, row);
    else
      notes.push(
        catalogueTexts.variantRepeated({
          line: row.line,
          variant: valuesIn(row).filter(Boolean).join(TITLE_SEPARATOR),
          firstLine: twin.line,
        }),
      );
  }
  return [...byValues.values()];
}

function shortValues({ cells }: VariantRow): VariantRow['cells'] {
  return Object.fromEntries(
    OPTION_COLUMNS.flatMap((column) =>
      cells[column] === undefined ? [] : [[column, shortValue(cells[column])]],
    ),
  );
}

function valuesIn({ cells }: VariantRow): string[] {
  return OPTION_COLUMNS.map((column) => cells[column] ?? '');
}

function shortValue(value: string): string {
  return cut(value, DETAIL_LIMITS.optionValue);
}

function cut(text: string, length: number): string {
  return cleanText(text)
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
