import type { Context } from '../context.ts';
import { categoryFacet, flagFacet, NOTHING, textFacets } from '../listing/facets.ts';
import { type Page, type PageRequest, readPage } from '../listing/page.ts';
import { parseObjectId } from '../object-id.ts';
import type { Product } from './product.ts';

/** Which products a list has: those that match everything that is given. */
export interface ProductFilter {
  categoryId?: string | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  text?: string | null | undefined;
}

export type ProductPage = Page<Product>;

/** One page of the products that match. */
export async function listProducts(
  context: Context,
  request: Omit<PageRequest, 'facets'>,
  filter: ProductFilter,
): Promise<ProductPage> {
  const facets = await context.counts.rarestFirst(context.products, await facetsOf(context, filter));
  return readPage(context.products, { ...request, facets });
}

async function facetsOf({ categoryById }: Context, filter: ProductFilter): Promise<string[]> {
  const facets = textFacets(filter.text);
  if (filter.categoryId != null) {
    const id = parseObjectId(filter.categoryId);
    const category = id && (await categoryById.load(id.toHexString()));
    facets.push(category ? categoryFacet(category._id) : NOTHING);
  }
  if (filter.isFeatured != null) facets.push(flagFacet('featured', filter.isFeatured));
  if (filter.isPopular != null) facets.push(flagFacet('popular', filter.isPopular));
  if (filter.isNew != null) facets.push(flagFacet('new', filter.isNew));
  return facets;
}
