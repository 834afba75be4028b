import { allProducts } from '../content/catalogue.ts';
import { allListings } from '../features/shop/listings.ts';
import { SHOP } from '../shop.ts';

/** Cart, wishlist, comparison, login and account are private, and `/product` shows a product with its own address. */
const PAGES = ['/', '/shop', '/about', '/contactus', '/help', '/privacy', '/terms'];

export async function GET(): Promise<Response> {
  const listings = (await allListings()).map(({ slug }) => `/category/${slug}`);
  const products = (await allProducts()).map(({ id }) => `/product/${id}`);
  const urls = [...PAGES, ...listings, ...products].map((path) => `<url><loc>${SHOP.url}${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
}
