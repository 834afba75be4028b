import { formatPrice } from '../../../format.ts';
import type { ProductEdit, ProductState } from './change-product.ts';

/** In rupees; a regular price of null: it is not on sale. */
interface Prices {
  sellingPrice: number;
  regularPrice: number | null;
}

/** Changes both prices of a product at once: each depends on the other. */
export function priceEdit(prices: Prices, base: ProductState): ProductEdit {
  return {
    inputOver: () => prices,
    textIn: (state) => priceText(pricesOf(state)),
    text: priceText(prices),
    faultsOf: (faults) =>
      Object.fromEntries(Object.entries(faults).filter(([field]) => Object.hasOwn(prices, field))),
    undo: () => priceEdit(pricesOf(base), base),
  };
}

function pricesOf({ sellingPrice, regularPrice }: ProductState): Prices {
  return { sellingPrice, regularPrice: regularPrice === sellingPrice ? null : regularPrice };
}

function priceText({ sellingPrice, regularPrice }: Prices): string {
  const text = formatPrice(sellingPrice);
  return regularPrice === null ? text : `${text} instead of ${formatPrice(regularPrice)}`;
}
