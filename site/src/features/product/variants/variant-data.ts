import type { Availability } from '@mela/rules/availability.ts';

/** A variant as its product's page knows it. */
export interface PageVariant {
  id: string;
  /** The places of its values among those of each option, from 0. */
  places: number[];
  /** In minor units, as is `was`, which is null where it is not on sale. */
  price: number;
  was: number | null;
  /** The place of its image in the gallery. */
  image: number;
  state: Availability | 'NOT_SOLD';
  /** How many are left, where these are few: the page does not know, the server is asked. */
  left: number | null;
}

/** The variants of a product, as its page hands them to the browser. */
export interface VariantData {
  currency: string;
  variants: PageVariant[];
  /** The product's own, which those of its variants have that have none; empty: none. */
  sku: string;
}

type Columns = { [Key in keyof PageVariant]: PageVariant[Key][] };
type Packed = Omit<Columns, 'id' | 'places' | 'left'> & {
  id?: string;
  currency: string;
  sku: string;
  count: number;
  /** How many values each option has, where there is a variant of each combination, in order. */
  sizes?: number[];
  places?: Columns['places'];
};

const KEYS = ['price', 'was', 'image', 'state'] as const;

/**
 * As JSON in columns, since equal things side by side compress best; what is the same for all stands once. The ids of more
 * than one are those of the list that is there for those without script: they cannot be compressed.
 */
export function packVariants({ currency, variants, sku }: VariantData): string {
  const columns = KEYS.map((key) => [key, shortened(variants.map((variant) => variant[key]))]);
  const places = variants.map((variant) => variant.places);
  const sizes = places[0]?.map((_, option) => 1 + Math.max(...places.map((row) => row[option] ?? 0))) ?? [];
  const isInOrder = JSON.stringify(places) === JSON.stringify(allPlaces(sizes));
  return JSON.stringify({
    currency,
    sku,
    count: variants.length,
    ...(variants.length === 1 && { id: variants[0]?.id }),
    ...(isInOrder ? { sizes } : { places }),
    ...Object.fromEntries(columns),
  });
}

export function unpackVariants(json: string, ids: readonly string[]): VariantData {
  const {
    currency,
    sku,
    count,
    id,
    sizes = [],
    places = allPlaces(sizes),
    ...columns
  }: Packed = JSON.parse(json);
  const variantAt = (_: unknown, row: number) => ({
    id: id ?? ids[row],
    places: places[row],
    left: null,
    ...Object.fromEntries(KEYS.map((key) => [key, columns[key].at(columns[key].length > 1 ? row : 0)])),
  });
  return { currency, sku, variants: Array.from({ length: count }, variantAt) as PageVariant[] };
}

function shortened<Value>(column: Value[]): Value[] {
  return column.every((value) => value === column[0]) ? column.slice(0, 1) : column;
}

/** The places of each combination, the last option's changing first. */
function allPlaces(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, place) => [...row, place])),
    [[]],
  );
}

interface Entity {
  hasVariant?: { sku?: string; offers?: { url?: string } }[];
}

/** Reads the SKUs of the variants by id from the page's JSON-LD, which is the only place they are in. */
export function readSkus(page: ParentNode): Map<string, string> {
  const texts = page.querySelectorAll('script[type="application/ld+json"]');
  const entities = Array.from(texts, ({ textContent }) => JSON.parse(textContent ?? '{}') as Entity);
  const variants = entities.flatMap(({ hasVariant = [] }) => hasVariant);
  return new Map(variants.map(({ sku = '', offers }) => [offers?.url?.split('?variant=')[1] ?? '', sku]));
}
