import type { Availability } from '@mela/rules/availability.ts';

/** A variant as its product's page knows it. */
export interface PageVariant {
  id: string;
  /** The index of the variant's value of each option. */
  places: number[];
  /**
   * The price in minor units, as is `was`, the price before a discount, which is null if the variant is not
   * on sale.
   */
  price: number;
  was: number | null;
  /** The index of the variant's image in the gallery. */
  image: number;
  /** The SKU. Empty if there is none. */
  sku: string;
  state: Availability | 'NOT_SOLD';
  /** The remaining quantity, if it is low. null otherwise, and in pages, because only the server knows it. */
  left: number | null;
}

export type PackedVariants = { [Key in keyof Omit<PageVariant, 'left' | 'places'>]: PageVariant[Key][] } & {
  /** The number of values of each option, if every combination exists, in order. */
  sizes?: number[];
  places?: number[][];
};

const KEYS = ['id', 'price', 'was', 'image', 'sku', 'state'] as const;

/** Packs variants into columns for JSON, which compress best. A column of equal values is stored once. */
export function packVariants(variants: readonly PageVariant[]): PackedVariants {
  const columns = KEYS.map((key) => [key, shortened(variants.map((variant) => variant[key]))]);
  const places = variants.map((variant) => variant.places);
  const sizes = places[0]?.map((_, option) => 1 + Math.max(...places.map((row) => row[option] ?? 0))) ?? [];
  const isInOrder = JSON.stringify(places) === JSON.stringify(allPlaces(sizes));
  return { ...(isInOrder ? { sizes } : { places }), ...Object.fromEntries(columns) } as PackedVariants;
}

export function unpackVariants({
  sizes = [],
  places = allPlaces(sizes),
  ...columns
}: PackedVariants): PageVariant[] {
  return places.map((row, index) => ({
    places: row,
    left: null,
    ...Object.fromEntries(KEYS.map((key) => [key, columns[key].at(columns[key].length > 1 ? index : 0)])),
  })) as PageVariant[];
}

function shortened<Value>(column: Value[]): Value[] {
  return column.every((value) => value === column[0]) ? column.slice(0, 1) : column;
}

/** The value indexes of all combinations. The last option changes fastest. */
function allPlaces(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, place) => [...row, place])),
    [[]],
  );
}
