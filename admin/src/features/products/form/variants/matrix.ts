/** A value of an option. Its key stays while its text is changed, so that what its variants hold stays theirs. */
export interface ValueDraft {
  key: string;
  text: string;
}

export interface OptionDraft {
  key: string;
  name: string;
  values: ValueDraft[];
}

/** The cells of a variant that are typed, as typed: '' is the product's. */
export interface VariantCells {
  isSold: boolean;
  sku: string;
  barcode: string;
  /** In whole units of the shop's currency, as is `compareAtPrice`. */
  price: string;
  compareAtPrice: string;
  /** '' where they are not counted. */
  onHand: string;
  weightGrams: string;
  /** Which of the product's images, by `tokenOf`; '' for none of its own. */
  image: string;
}

export type Column = keyof VariantCells;

export interface VariantRow extends VariantCells {
  key: string;
  /** '' until it is saved. */
  id: string;
  /** The key of its value by the key of each option. */
  values: Record<string, string>;
}

/** What a product is sold as: a row for each combination of its options' values. */
export interface Matrix {
  options: OptionDraft[];
  rows: VariantRow[];
}

export const EMPTY_MATRIX: Matrix = { options: [], rows: [] };

export const NO_CELLS: VariantCells = {
  isSold: true,
  sku: '',
  barcode: '',
  price: '',
  compareAtPrice: '',
  onHand: '',
  weightGrams: '',
  image: '',
};

export const COLUMNS = Object.keys(NO_CELLS) as Column[];

/** Those that something can be chosen of. */
export function filledOptions(options: readonly OptionDraft[]): OptionDraft[] {
  return options.filter(({ values }) => values.length > 0);
}

/** Whether a row is a variant: one that was never saved, is not sold and says nothing else is only a gap in the table. */
export function isVariant(row: VariantRow): boolean {
  return row.id !== '' || row.isSold || holdsSomething(row);
}

export function holdsSomething(row: VariantRow): boolean {
  return COLUMNS.some((column) => column !== 'isSold' && row[column] !== '');
}

/** Such as `Red / M`. */
export function rowTitle(options: readonly OptionDraft[], row: VariantRow): string {
  return valueTexts(options, row).join(' / ');
}

/** One for each option that has values, in their order. */
export function valueTexts(options: readonly OptionDraft[], { values }: VariantRow): string[] {
  return filledOptions(options).map(
    (option) => option.values.find(({ key }) => key === values[option.key])?.text.trim() ?? '',
  );
}
