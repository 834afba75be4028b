import type { ProductDetails } from '@mela/rules/product-details.ts';
import { orderKey } from '@mela/rules/search.ts';
import { cheapestOf, variantPrices } from '@mela/rules/variants.ts';

/** A variant for sale, for filters of lists. */
export interface SoldVariant {
  id: string;
  /** The key of each option value, which ignores its spelling. */
  choices: string[];
  /** In minor units. */
  price: number;
  /** As on the product's card: true only if the cheapest variant is on sale (`listing-filters.ts`). */
  isOnSale: boolean;
}

type WithVariants = Pick<ProductDetails, 'options' | 'variants'> & Parameters<typeof variantPrices>[0];

/** The variants for sale of a product with options. Filters match a product without options by its own fields. */
export function soldVariants(product: WithVariants): SoldVariant[] {
  const { options = [], variants = [] } = product;
  const sold = variants
    .filter(({ isSold }) => isSold !== false)
    .map((variant) => ({ variant, ...variantPrices(product, variant) }));
  const isShownReduced = cheapestOf(sold)?.compareAtPrice != null;
  return sold.map(({ variant, price, compareAtPrice }) => {
    const choices = options.map(({ name }, place) => choiceKey(name, variant.values[place] ?? ''));
    return { id: variant.id, choices, price, isOnSale: isShownReduced && compareAtPrice !== null };
  });
}

/**
 * A key for an option value that ignores case and accents. It is unambiguous because names contain no colon.
 */
export function choiceKey(name: string, value: string): string {
  return `${orderKey(name)}:${orderKey(value)}`;
}

export function valueOfChoice(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
