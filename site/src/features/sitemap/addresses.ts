import { allProducts } from '../../content/catalogue.ts';
import { SHOP } from '../../shop.ts';
import { allListings } from '../menu/listings.ts';

const PAGES = ['/', '/shop', '/about', '/contactus', '/help', '/privacy', '/terms'];

/**
 * The whole address of every page worth finding. Cart, wishlist, comparison, login and account are the visitor's own,
 * and `/product` shows a product that has its own address.
 */
export async function pageAddresses(): Promise<string[]> {
  const listings = (await allListings()).map(({ slug }) => `/category/${slug}`);
  const products = (await allProducts()).map(({ id }) => `/product/${id}`);
  return [...PAGES, ...listings, ...products].map((path) => SHOP.url + path);
}
