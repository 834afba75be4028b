import type { Document } from 'mongodb';
import type { CatalogueContext } from '../context.ts';
import { flagFacet, WITHOUT_FACETS } from '../list/facets.ts';
import { encodePosition, indexName } from '../list/orders.ts';
import {
  type Page,
  type PageReading,
  type PageRequest,
  pageFilter,
  pageOf,
  readingOf,
} from '../list/page.ts';
import type { Product } from './product.ts';
import { decodePlace, encodePlace, type Place } from './relevance-cursor.ts';

const HINT = indexName('createdAt');

/**
 * One page of a list in the default order of the shop's pages: featured products first, then the newest.
 * @param request sorted by creation, newest first
 */
export async function listFeatured(context: CatalogueContext, request: PageRequest): Promise<Page<Product>> {
  const reading = readingOf(request);
  const { size, cursor, isBackward } = reading;
  const from = cursor === null ? null : decodePlace(cursor);
  const groups = isBackward ? [false, true] : [true, false];
  const found: Product[] = [];
  let { skip } = reading;
  for (const isFeatured of groups.slice(from ? groups.indexOf(from.isFeatured) : 0)) {
    if (found.length > size) break;
    const filter = await groupFilter(context, request, reading, { isFeatured, from });
    const skipped = await countUpTo(context, filter, skip);
    if (skipped === skip)
      found.push(...(await readGroup(context, filter, { ...reading, skip, size: size + 1 - found.length })));
    skip -= skipped;
  }
  return pageOf(
    request,
    found.map((node) => ({ cursor: encodePlace(0, node), node })),
  );
}

/** The filter for the featured products of the list after the cursor, or for the others. */
async function groupFilter(
  { products, counts, scans }: CatalogueContext,
  request: PageRequest,
  reading: PageReading,
  { isFeatured, from }: { isFeatured: boolean; from: Place | null },
): Promise<Document> {
  const asked = [flagFacet('featured', isFeatured), ...request.facets];
  const facets = await counts.rarestFirst(products, asked, scans);
  const position = from?.isFeatured === isFeatured && { value: new Date(from.createdAt), id: from._id };
  const cursor = position ? encodePosition(request.order, position) : null;
  return pageFilter({ ...request, facets }, { ...reading, cursor });
}

async function countUpTo(
  { products, scans }: CatalogueContext,
  filter: Document,
  limit: number,
): Promise<number> {
  if (limit === 0) return 0;
  return scans.run((options) => products.countDocuments(filter, { hint: HINT, limit, ...options }));
}

function readGroup(
  { products, scans }: CatalogueContext,
  filter: Document,
  { direction, skip, size }: PageReading,
): Promise<Product[]> {
  return scans.run((options) =>
    products
      .find(filter, { projection: WITHOUT_FACETS, hint: HINT, ...options })
      .sort({ createdAt: direction, _id: direction })
      .skip(skip)
      .limit(size)
      .toArray(),
  );
}
