import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { brandPath } from '@mela/rules/listing/category-path.ts';
import { allProducts } from '../content/catalogue.ts';
import { allListings, brandListings } from '../features/shop/listings.ts';
import { sitemap } from '../publishing/files/sitemap.ts';

/**
 * The pages besides those of products and listings. Cart, wishlist, comparison, login and account are left
 * out as private, and `/product` as a duplicate of another page.
 */
const PAGES = ['/', '/shop', '/about', '/contactus', '/help', '/privacy', '/terms'];

export async function GET(): Promise<Response> {
  const listings = (await allListings()).map(({ slug }) => `/category/${slug}`);
  const brands = [...brandListings(await allProducts()).keys()].map(brandPath);
  const products = (await allProducts()).map(({ id }) => `/product/${id}`);
  return new Response(
    sitemap(
      SHOP.url,
      [...PAGES, ...listings, ...brands, ...products].map((path) => ({ path })),
    ),
  );
}
