import type { FindCursor } from 'mongodb';
import type { Context } from '../context.ts';
import { indexName } from '../indexes.ts';
import type { SortOrder } from '../list/cursor.ts';
import { categoryFacet, facetFilter, flagFacet, NOTHING, textFacets } from '../list/facets.ts';
import { type Page, type PageRequest, readPage } from '../list/page.ts';
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
  return readPage(context.products, { ...request, facets: await facetsOf(context, filter) });
}

/** All products that match, in the order of an index, to be read one after the other. */
export async function findProducts(
  context: Context,
  { field, direction }: SortOrder,
  filter: ProductFilter,
): Promise<FindCursor<Product>> {
  return context.products
    .find(facetFilter(await facetsOf(context, filter)), { projection: { facets: 0 } })
    .hint(indexName(field))
    .sort({ [field]: direction, _id: direction });
}

async function facetsOf(
  { categoryById, counts, products }: Context,
  filter: ProductFilter,
): Promise<string[]> {
  const facets = textFacets(filter.text);
  if (filter.categoryId != null) {
    const id = parseObjectId(filter.categoryId);
    const category = id && (await categoryById.load(id.toHexString()));
    facets.push(category ? categoryFacet(category._id) : NOTHING);
  }
  if (filter.isFeatured != null) facets.push(flagFacet('featured', filter.isFeatured));
  if (filter.isPopular != null) facets.push(flagFacet('popular', filter.isPopular));
  if (filter.isNew != null) facets.push(flagFacet('new', filter.isNew));
  return counts.rarestFirst(products, facets);
}
