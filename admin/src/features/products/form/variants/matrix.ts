/**
 * A value of an option. Its key stays the same when its text changes, so that its variants keep their
 * content.
 */
export interface ValueDraft {
  key: string;
  text: string;
}

export interface OptionDraft {
  key: string;
  name: string;
  values: ValueDraft[];
}

/** The typed cells of a variant. An empty cell uses the product's value. */
export interface VariantCells {
  isSold: boolean;
  sku: string;
  barcode: string;
  /** The price in whole units of the shop's currency, as are `compareAtPrice` and `cost`. */
  price: string;
  compareAtPrice: string;
  /** The quantity in stock. '' if inventory is not tracked. */
  onHand: string;
  weightGrams: string;
  /** The token (`tokenOf`) of one of the product's images. '' if the variant has no image of its own. */
  image: string;
  cost: string;
}

export type Column = keyof VariantCells;

export interface VariantRow extends VariantCells {
  key: string;
  /** The variant's id. '' until it is saved. */
  id: string;
  /** The key of the row's value of each option, by the option's key. */
  values: Record<string, string>;
}

/** A product's options and a row for each combination of their values. */
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
  cost: '',
};

export const COLUMNS = Object.keys(NO_CELLS) as Column[];

/** The options that have values. */
export function filledOptions(options: readonly OptionDraft[]): OptionDraft[] {
  return options.filter(({ values }) => values.length > 0);
}

/** Whether a row is a variant. An unsaved, unsold row without content is only a gap in the table. */
export function isVariant(row: VariantRow): boolean {
  return row.id !== '' || row.isSold || holdsSomething(row);
}

export function holdsSomething(row: VariantRow): boolean {
  return COLUMNS.some((column) => column !== 'isSold' && row[column] !== '');
}

/** The row's values as a title, such as `Red / M`. */
export function rowTitle(options: readonly OptionDraft[], row: VariantRow): string {
  return valueTexts(options, row).join(' / ');
}

/** The row's value of each option that has values, in order. */
export function valueTexts(options: readonly OptionDraft[], { values }: VariantRow): string[] {
  return filledOptions(options).map(
    (option) => option.values.find(({ key }) => key === values[option.key])?.text.trim() ?? '',
  );
}
