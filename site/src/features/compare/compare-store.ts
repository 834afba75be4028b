import { SavedProducts } from '../shopping/saved-products.ts';

/** More do not fit side by side. */
const MAX_PRODUCTS = 4;

/** What the shopper compares, in `localStorage.compare`. */
export const compared = new SavedProducts('compare', MAX_PRODUCTS);
