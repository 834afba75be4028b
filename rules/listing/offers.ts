import type { CardProduct } from './card-product.ts';

/** A product with the values of its options and its offers. */
export interface OfferedProduct extends CardProduct {
  colors: string[];
  sizes: string[];
  /** Values of other options, each with its name: `Cut: slim`. */
  options?: string[];
  /**
   * The offers. Absent if all combinations of the product's values exist, with one price and the same
   * availability.
   */
  offers?: IndexedOffer[];
}

/** Variants of a product with the same price and availability: all combinations of these values. */
export interface IndexedOffer {
  colors: string[];
  sizes: string[];
  /** The values of other options, in the format of the product's `options`. */
  options: string[];
  /** The price, in the unit of the card's price. */
  price: number;
  isOnSale: boolean;
  isInStock: boolean;
}

/** One or several variants, with their values of each option. */
export interface VariantBlock extends Pick<IndexedOffer, 'price' | 'isOnSale' | 'isInStock'> {
  values: string[][];
}

/** The offers of a product. A product without `offers` has one offer with all combinations of its values. */
export function offersOf(
  product: Pick<
    OfferedProduct,
    'colors' | 'sizes' | 'options' | 'offers' | 'price' | 'oldPrice' | 'variantId'
  >,
): readonly IndexedOffer[] {
  if (product.offers) return product.offers;
  const { colors, sizes, options = [], price, oldPrice, variantId } = product;
  return [{ colors, sizes, options, price, isOnSale: oldPrice !== null, isInStock: variantId !== null }];
}

/** Joins variants into few blocks, along one option after the other, beginning with the last. */
export function joinVariants(variants: readonly VariantBlock[]): VariantBlock[] {
  const options = variants[0]?.values.length ?? 0;
  let blocks = [...variants];
  for (let option = options - 1; option >= 0; option -= 1) {
    const alike = Map.groupBy(blocks, ({ values, ...facts }) =>
      JSON.stringify([facts, values.toSpliced(option, 1)]),
    );
    blocks = Array.from(alike.values(), (some) => joinAlong(some, option));
  }
  return blocks;
}

function joinAlong(blocks: readonly VariantBlock[], option: number): VariantBlock {
  const [first] = blocks as [VariantBlock];
  const joined = [...new Set(blocks.flatMap(({ values }) => values[option] ?? []))];
  return { ...first, values: first.values.with(option, joined) };
}
