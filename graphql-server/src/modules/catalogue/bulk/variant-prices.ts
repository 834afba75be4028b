import type { Variant } from '@mela/rules/variants.ts';

type PriceChanger = ((price: number) => number) | null | undefined;

/** Functions that compute the new prices of a product or variant. */
export interface PriceChangers {
  regular: PriceChanger;
  selling: PriceChanger;
}

interface Priced {
  regularPrice: number;
  sellingPrice: number;
  variants?: Variant[];
}

/**
 * A product that is not on sale keeps one price, unless the change affects only one of its prices and the selling price becomes
 * lower than the regular one.
 */
export function changedPrices(
  { regularPrice, sellingPrice }: Priced,
  { regular, selling }: PriceChangers,
): Pick<Priced, 'regularPrice' | 'sellingPrice'> {
  const asked = selling?.(sellingPrice) ?? sellingPrice;
  const former = isOnSale({ regularPrice, sellingPrice }) ? regularPrice : Math.max(regularPrice, asked);
  return { regularPrice: regular?.(regularPrice) ?? former, sellingPrice: asked };
}

export function isOnSale({ regularPrice, sellingPrice }: Priced): boolean {
  return regularPrice !== sellingPrice;
}

/** Applies the change to variants with their own prices. Returns the same array if none changes. */
export function changedVariants(
  { variants }: Pick<Priced, 'variants'>,
  { regular, selling }: PriceChangers,
): Variant[] | undefined {
  const changed = variants?.map((variant) => {
    const { price, compareAtPrice } = variant;
    return {
      ...variant,
      ...(selling && price !== undefined && { price: selling(price) }),
      ...(regular && compareAtPrice !== undefined && { compareAtPrice: regular(compareAtPrice) }),
    };
  });
  const isSame = changed?.every(
    ({ price, compareAtPrice }, index) =>
      price === variants?.[index]?.price && compareAtPrice === variants?.[index]?.compareAtPrice,
  );
  return isSame ? variants : changed;
}
