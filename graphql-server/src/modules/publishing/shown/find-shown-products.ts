import { shownStatus } from '@mela/rules/shown-status.ts';
import { findByVariantId, idsOfVariants } from '@mela/rules/variant-ids.ts';
import type { ClientSession, Collection, Document, ObjectId } from 'mongodb';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { collectionAt, type Version } from '../../../kernel/mongodb/versions.ts';
import { VARIANT_INDEX } from '../../catalogue/collections.ts';
import { WITHOUT_FACETS } from '../../catalogue/list/facets.ts';
import type { Product } from '../../catalogue/products/product.ts';

export interface ShownServices {
  products: Collection<Product>;
  releasedProducts: Collection<Version<Product>>;
}

interface ShownOptions {
  session?: ClientSession;
  /** The fields to read. By default all except search fields. */
  projection?: Document;
}

/**
 * Finds products that shoppers can see now, including hidden ones, which are in no list.
 * @param release the release that shoppers see. null: the current catalogue
 * @param ids of products or their variants, including former ids
 * @returns each product once, unordered, without search fields
 */
export async function findShownProducts(
  { products, releasedProducts }: ShownServices,
  release: number | null,
  ids: readonly string[],
  { session, projection = WITHOUT_FACETS }: ShownOptions = {},
): Promise<Product[]> {
  const collection = release === null ? products : collectionAt(releasedProducts, release);
  const options = { projection, ...(session && { session }) };
  const objectIds = idsOfVariants(ids)
    .map(parseObjectId)
    .filter((id) => id !== null);
  const found = await collection.find({ _id: { $in: objectIds } }, options).toArray();
  const known = idsOf(found);
  // The id of a product without options also finds the product itself.
  const isKnown = (id: string) => known.has(id) || undefined;
  const others = ids.filter((id) => !findByVariantId(id, isKnown));
  const byVariant =
    others.length === 0
      ? []
      : await collection
          .find({ 'variants.id': { $in: others } }, { ...options, hint: VARIANT_INDEX })
          .toArray();
  const all = new Map([...found, ...byVariant].map((product) => [product._id.toHexString(), product]));
  return release === null ? [...all.values()].filter(isForSale) : [...all.values()];
}

function idsOf(products: readonly { _id: ObjectId; variants?: readonly { id: string }[] }[]): Set<string> {
  return new Set(
    products.flatMap(({ _id, variants = [] }) => [_id.toHexString(), ...variants.map(({ id }) => id)]),
  );
}

/** Whether a product has a page. A hidden product has one, but is in no list. */
function isForSale(product: Pick<Product, 'status' | 'showFrom' | 'showUntil'>): boolean {
  const status = shownStatus(product);
  return (
    status === 'ACTIVE' || (status === 'HIDDEN' && shownStatus({ ...product, status: 'ACTIVE' }) === 'ACTIVE')
  );
}
