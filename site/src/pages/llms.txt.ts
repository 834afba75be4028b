import type { APIContext } from 'astro';
import * as pagesText from '#messages/pages.ts';
import { allProducts } from '../content/catalogue.ts';
import { allListings } from '../features/shop/listings.ts';
import { shopInText } from '../publishing/files/llms.ts';

/** The sample and all of its products as plain text. */
export async function GET({ locals: { storefront } }: APIContext): Promise<Response> {
  const { returnDays, warrantyYears } = storefront.content.shop;
  const categories = (await allListings()).map(({ title, slug }) => ({ title, path: `/category/${slug}` }));
  const products = (await allProducts()).map(({ id, ...product }) => ({
    ...product,
    path: `/product/${id}`,
  }));
  const terms = pagesText.sampleConditions(returnDays, warrantyYears);
  return new Response(shopInText(storefront, { categories, products, terms }));
}
