import type { ProductDetails } from '@mela/rules/product-details.ts';
import { orderKey } from '@mela/rules/search.ts';
import { cheapestOf, variantPrices } from '@mela/rules/variants.ts';

/** A variant for sale, for filtering lists. */
export interface SoldVariant {
  id: string;
  /** A value of each option, in any spelling. */
  choices: string[];
  /** In minor units. */
  price: number;
  /** As on the product's card: true if the cheapest variant is reduced, too (`listing-filters.ts`). */
  isOnSale: boolean;
}

type WithVariants = Pick<ProductDetails, 'options' | 'variants'> & Parameters<typeof variantPrices>[0];

/** The variants of a product with options; one without options is matched by its own fields. */
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

/** The same key for spellings that differ in case or accents. A name has no colon. */
export function choiceKey(name: string, value: string): string {
  return `${orderKey(name)}:${orderKey(value)}`;
}

export function valueOfChoice(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
