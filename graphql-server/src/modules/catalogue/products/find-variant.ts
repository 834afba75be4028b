import { findByVariantId, idsOfVariants } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { throwMissingOrStale, UserError } from '../../../kernel/errors.ts';
import { MAX_QUERY_MS } from '../../../kernel/list/scans.ts';
import { NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CountableVariant } from '../../inventory/level.ts';
import { type CatalogueCollections, VARIANT_INDEX } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMessages } from '../messages.ts';
import { findProducts } from './list.ts';
import type { Product } from './product.ts';
import { variantsOf } from './variants.ts';

type Owner = Pick<Product, '_id' | 'title' | 'variants'>;

/** The variant with an id or a former id. @throws UserError when there is none */
export async function findVariant(
  { products }: Pick<CatalogueCollections, 'products'>,
  id: string,
): Promise<CountableVariant> {
  const asked = parseObjectId(id);
  if (!asked) throw new UserError('NOT_FOUND', catalogueMessages.variantNotFound);
  const owners = await findOwners({ products }, [asked]);
  const owned = findByVariantId(asked.toHexString(), (one) => owners.get(one));
  if (!owned) return throwMissingOrStale('Variant', null);
  const { owner, variantId } = owned;
  return { variantId, productId: owner._id, name: owner.title };
}

/** A variant's id as stored, with its product. */
interface OwnedVariant {
  variantId: ObjectId;
  owner: Owner;
}

/**
 * Finds the products of variants.
 * @param variantIds may be former ids
 * @returns products by stored variant id: look them up by `findByVariantId`
 */
export async function findOwners(
  { products }: Pick<CatalogueCollections, 'products'>,
  variantIds: readonly ObjectId[],
): Promise<Map<string, OwnedVariant>> {
  const options = { ...NEWEST, projection: { title: 1, variants: 1 } };
  const asked = variantIds.map((id) => id.toHexString());
  const productIds = idsOfVariants(asked).map((id) => ObjectId.createFromHexString(id));
  const alone = await products.find({ _id: { $in: productIds } }, options).toArray();
  const owners = new Map<string, OwnedVariant>();
  for (const product of alone) addVariants(owners, product);
  const others = asked.filter((id) => !findByVariantId(id, (one) => owners.get(one)));
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

function addVariants(owners: Map<string, OwnedVariant>, owner: Owner): void {
  for (const { id } of variantsOf(owner))
    owners.set(id, { variantId: ObjectId.createFromHexString(id), owner });
}
