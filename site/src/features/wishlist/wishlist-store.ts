import { SavedProducts } from '../shopping/saved-products.ts';

const MAX_PRODUCTS = 100;

/** What the shopper keeps coming back to, in `localStorage.wishlist`. */
export const wishlist = new SavedProducts('wishlist', MAX_PRODUCTS);
