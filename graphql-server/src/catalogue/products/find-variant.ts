import type { ObjectId } from 'mongodb';
import { throwMissingOrStale, UserError } from '../../errors.ts';
import type { CountableVariant } from '../../inventory/level.ts';
import { MAX_QUERY_MS } from '../../list/scans.ts';
import { NEWEST, parseObjectId } from '../../mongodb/documents.ts';
import { type CatalogueCollections, VARIANT_INDEX } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { findProducts } from './list.ts';
import type { Product } from './product.ts';

type Owner = Pick<Product, '_id' | 'title' | 'variants'>;

/** The variant with an id, as it can be counted. @throws UserError when there is none */
export async function findVariant(
  { products }: Pick<CatalogueCollections, 'products'>,
  id: string,
): Promise<CountableVariant> {
  const variantId = parseObjectId(id);
  if (!variantId) throw new UserError('NOT_FOUND', 'Variant not found');
  const owners = await findOwners({ products }, [variantId]);
  const owner = owners.get(variantId.toHexString());
  return owner
    ? { variantId, productId: owner._id, name: owner.title }
    : throwMissingOrStale('Variant', null);
}

/** The products that variants are of, by the variants' ids. */
export async function findOwners(
  { products }: Pick<CatalogueCollections, 'products'>,
  variantIds: readonly ObjectId[],
): Promise<Map<string, Owner>> {
  const options = { ...NEWEST, projection: { title: 1, variants: 1 } };
  const alone = await products.find({ _id: { $in: [...variantIds] } }, options).toArray();
  const owners = new Map<string, Owner>();
  for (const product of alone) addVariants(owners, product);
  const others = variantIds.map((id) => id.toHexString()).filter((id) => !owners.has(id));
  if (others.length === 0) return owners;
  const found = products.find({ 'variants.id': { $in: others } }, options).hint(VARIANT_INDEX);
  for (const product of await found.toArray()) addVariants(owners, product);
  return owners;
}

/** The ids of the products that a search finds. */
export async function findProductIds(context: CatalogueContext, text: string): Promise<ObjectId[]> {
  const cursor = await findProducts(context, { field: 'createdAt', direction: 1 }, { text });
  const found = await context.scans.run(() =>
    cursor.maxTimeMS(MAX_QUERY_MS).project<Pick<Product, '_id'>>({ _id: 1 }).toArray(),
  );
  return found.map(({ _id }) => _id);
}

function addVariants(owners: Map<string, Owner>, product: Owner): void {
  const ids = product.variants?.map(({ id }) => id) ?? [product._id.toHexString()];
  for (const id of ids) owners.set(id, product);
}
