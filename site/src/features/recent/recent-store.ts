import { SavedProducts } from '../shopping/saved-products.ts';

const MAX_PRODUCTS = 12;

/** What the shopper looked at last, in `localStorage.recent`. */
export const recent = new SavedProducts('recent', MAX_PRODUCTS);
