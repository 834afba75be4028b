import { quantityMessages } from '#messages/quantity.ts';
import { readStock } from './amounts.ts';
import { readMinorUnits } from './money.ts';
import { higherCompareAt } from './price.ts';
import { cleanText } from './text.ts';

/** A choice that a shopper makes, such as the colour. */
export interface ProductOption {
  name: string;
  values: string[];
}

/** A stored combination of a product's options: missing fields have the product's value. */
export interface Variant {
  /** 24 hexadecimal digits, never the product's: see `variant-ids.ts`. */
  id: string;
  /** The value of each option, in order. */
  values: string[];
  sku?: string;
  barcode?: string;
  /** The price in minor units, as is `compareAtPrice`. */
  price?: number;
  compareAtPrice?: number;
  weightGrams?: number;
  /** What the shop pays for one item, in minor units. */
  cost?: number;
  /** false if the variant is not for sale. Absent if it is. */
  isSold?: false;
  /** The hash of one of the product's images. */
  image?: string;
  /** The on-hand quantity; absent if untracked. It is never stored with the product but in the inventory. */
  onHand?: number;
}

/** A client's variant; null or blank fields have the product's value. */
export interface VariantDraft {
  id?: unknown;
  /** The values of the options, with their names, in any order. */
  selectedOptions?: unknown;
  sku?: unknown;
  barcode?: unknown;
  price?: unknown;
  compareAtPrice?: unknown;
  weightGrams?: unknown;
  cost?: unknown;
  isSold?: unknown;
  /** The index of one of the product's images, or the hash of an existing one. null: none of its own; undefined: unchanged. */
  image?: unknown;
  /** The on-hand quantity; null: untracked; undefined: unchanged. */
  onHand?: unknown;
}

/** A validated variant, before it gets an id and its image is looked up. */
export type AcceptedVariant = Omit<Variant, 'id' | 'image' | 'onHand'> & {
  id?: string;
  /** The index or hash of its image. null: none of its own; undefined: unchanged. */
  image?: number | string | null;
  onHand?: number | null;
};

/**
 * The prices of a product: the selling price, and the price before any discount; equal if the product is not on
 * sale.
 */
interface ProductPrices {
  sellingPrice: number;
  regularPrice: number;
}

/** The limit on variants is the same as for an `availability` query. */
export const VARIANT_LIMITS = { variants: 250, weightGrams: 100_000_000 } as const;

export const TITLE_SEPARATOR = ' / ';

/** The title of a variant, such as `Red / M`. */
export function variantTitle({ values }: Pick<Variant, 'values'>): string {
  return values.join(TITLE_SEPARATOR);
}

/**
 * The prices of a variant in minor units. A variant without its own compare-at price has its product's; if
 * the product is not on sale, a variant with a lower price is not on sale either.
 * @returns `compareAtPrice` null if the variant is not on sale
 */
export function variantPrices(
  { sellingPrice, regularPrice }: ProductPrices,
  { price = sellingPrice, compareAtPrice }: Pick<Variant, 'price' | 'compareAtPrice'> = {},
): { price: number; compareAtPrice: number | null } {
  const compareAt = compareAtPrice ?? higherCompareAt(sellingPrice, regularPrice);
  return { price, compareAtPrice: higherCompareAt(price, compareAt) };
}

/**
 * The variant whose price the card shows: the first of the cheapest variants.
 * @returns undefined if there are no variants
 */
export function cheapestOf<Priced extends { price: number }>(sold: readonly Priced[]): Priced | undefined {
  return sold.toSorted((one, other) => one.price - other.price)[0];
}

export function countCombinations(options: readonly ProductOption[]): number {
  return options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1);
}

/** Every combination of the options' values, with the last option changing first; none if there are too many. */
export function combinationsOf(options: readonly ProductOption[]): string[][] {
  const count = countCombinations(options);
  return count === 0 || count > VARIANT_LIMITS.variants ? [] : firstCombinations(options);
}

/** The first combinations of the options' values, up to the limit of variants. */
export function firstCombinations(options: readonly ProductOption[]): string[][] {
  return options.reduce<string[][]>(
    (combinations, { values }) =>
      combinations
        .flatMap((combination) => values.map((value) => [...combination, value]))
        .slice(0, VARIANT_LIMITS.variants),
    [[]],
  );
}

/** The variants that follow from options: one for each combination, with its former fields. */
export function variantsFrom(
  options: readonly ProductOption[],
  former: { options: readonly ProductOption[]; variants: readonly Variant[] },
): VariantDraft[] {
  const places = options.map(({ name }) => former.options.findIndex((option) => option.name === name));
  const left = new Set(former.variants);
  return combinationsOf(options).map((values) => {
    const fits = ({ values: had }: Variant) =>
      values.every((value, option) => (had[places[option] as number] ?? value) === value);
    const known = [...left].find(fits);
    if (known) left.delete(known);
    return { ...known, selectedOptions: selectedOptions(options, values) };
  });
}

export function selectedOptions(options: readonly ProductOption[], values: readonly string[]) {
  return options.map(({ name }, index) => ({ name, value: values[index] ?? '' }));
}

/** @returns the validated drafts */
export function readVariants(
  options: readonly ProductOption[],
  drafts: readonly VariantDraft[],
): AcceptedVariant[] {
  if (options.length === 0) return [];
  return drafts.map((draft) => {
    const id = cleanText(draft.id);
    const [sku, barcode] = [cleanText(draft.sku), cleanText(draft.barcode)];
    const [price, compareAtPrice] = [readMinorUnits(draft.price), readMinorUnits(draft.compareAtPrice)];
    const weightGrams = readWeight(draft.weightGrams);
    const cost = readMinorUnits(draft.cost);
    const { image } = draft;
    const onHand = draft.onHand === undefined ? undefined : (readStock(draft.onHand) ?? null);
    return {
      ...(id && { id }),
      values: valuesOf(options, draft) as string[],
      ...(sku && { sku }),
      ...(barcode && { barcode }),
      ...(price != null && { price }),
      ...(compareAtPrice != null && { compareAtPrice }),
      ...(weightGrams != null && { weightGrams }),
      ...(cost != null && { cost }),
      ...(draft.isSold === false && { isSold: false as const }),
      ...(image !== undefined && { image: isImage(image) ? image : null }),
      ...(onHand !== undefined && { onHand }),
    };
  });
}

/** A case-insensitive key of an SKU. */
export function skuKey(sku = ''): string {
  return sku.normalize('NFKC').toUpperCase();
}

/** @returns undefined for an empty value, null for an invalid weight */
export function readWeight(weight: unknown): number | null | undefined {
  if (weight == null || weight === '') return undefined;
  const grams = typeof weight === 'string' && /^\s*\d{1,10}\s*$/.test(weight) ? Number(weight) : weight;
  const isWeight = Number.isInteger(grams) && (grams as number) >= 0;
  return isWeight && (grams as number) <= VARIANT_LIMITS.weightGrams ? (grams as number) : null;
}

export const WEIGHT_FAULT = quantityMessages.invalidWeight({ max: VARIANT_LIMITS.weightGrams });

function isImage(image: unknown): image is number | string {
  return typeof image === 'number' || (typeof image === 'string' && image !== '');
}

/** The value of each option, in order; undefined for missing ones. */
export function valuesOf(options: readonly ProductOption[], draft: VariantDraft): (string | undefined)[] {
  const selected = selectedIn(draft);
  return options.map(({ name }) => selected.find((one) => one.name === name)?.value);
}

export function selectedIn({ selectedOptions: selected }: VariantDraft): { name: string; value: string }[] {
  return (Array.isArray(selected) ? (selected as Partial<Record<string, unknown>>[]) : []).map((one) => ({
    name: cleanText(one?.['name']),
    value: cleanText(one?.['value']),
  }));
}
