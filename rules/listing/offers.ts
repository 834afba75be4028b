import type { CardProduct } from './card-product.ts';

/** A product with the values of its options, and what there is of them. */
export interface OfferedProduct extends CardProduct {
  colors: string[];
  sizes: string[];
  /** Values of other options, each with its name: `Cut: slim`. */
  options?: string[];
  /** Its combinations, unless it has all of them at one price and with the same availability. */
  offers?: IndexedOffer[];
}

/** Variants of a product that are asked the same for: it has each combination of their values. */
export interface IndexedOffer {
  colors: string[];
  sizes: string[];
  /** As its product has them. */
  options: string[];
  /** As the price of the card. */
  price: number;
  isOnSale: boolean;
  isInStock: boolean;
}

/** A variant, or several, with the values that they have of each option. */
export interface VariantBlock extends Pick<IndexedOffer, 'price' | 'isOnSale' | 'isInStock'> {
  values: string[][];
}

/** What there is of a product. One that says nothing of it has each combination of its values, all alike. */
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

/** Variants in as few blocks as are found by joining them along one option after the other, the last one first. */
export function joinVariants(variants: readonly VariantBlock[]): VariantBlock[] {
  const options = variants[0]?.values.length ?? 0;
  let blocks = [...variants];
  for (let option = options - 1; option >= 0; option -= 1) {
    const alike = Map.groupBy(blocks, ({ values, ...facts }) =>
      JSON.stringify([facts, values.with(option, [])]),
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
