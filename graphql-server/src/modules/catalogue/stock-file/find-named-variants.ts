import type { Message } from '@mela/rules/messages.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { skuKey, variantTitle } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CountableVariant } from '../../inventory/level.ts';
import type { CatalogueCollections } from '../collections.ts';
import { catalogueMessages } from '../messages.ts';
import { findOwners } from '../products/find-variant.ts';
import type { Product } from '../products/product.ts';
import { SKU_COLLATION, SKU_INDEX } from '../products/sku-index.ts';
import { variantsOf } from '../products/variants.ts';
import type { StockRow } from './read-stock-file.ts';

const PER_QUERY = 1_000;

/** The variant that a row names, with its title. */
export interface NamedVariant extends CountableVariant {
  title: string;
}

type Products = Pick<CatalogueCollections, 'products'>;
type WithSkus = Pick<Product, '_id' | 'title' | 'sku' | 'variants'>;

/** Finds the variants of rows. @returns for each row its variant, or why none was found */
export async function findNamedVariants(
  collections: Products,
  rows: readonly StockRow[],
): Promise<(NamedVariant | Message)[]> {
  const found: (NamedVariant | Message)[] = [];
  for (let start = 0; start < rows.length; start += PER_QUERY) {
    const some = rows.slice(start, start + PER_QUERY);
    const ids = some.map(({ id }) => parseObjectId(id)).filter((id) => id !== null);
    const owners = await findOwners(collections, ids);
    const bySku = await findBySku(
      collections,
      some.filter(({ id }) => id === '').map(({ sku }) => sku),
    );
    for (const { id, sku } of some) {
      if (id !== '') {
        const owned = findByVariantId(id.toLowerCase(), (one) => owners.get(one));
        found.push(owned ? named(owned.owner, owned.variantId) : catalogueMessages.noVariantWithId({ id }));
      } else if (sku !== '') found.push(variantOfSku(bySku.get(skuKey(sku)) ?? [], sku));
      else found.push(catalogueMessages.enterIdOrSku);
    }
  }
  return found;
}

async function findBySku({ products }: Products, skus: string[]): Promise<Map<string, WithSkus[]>> {
  const wanted = skus.filter((sku) => sku !== '');
  if (wanted.length === 0) return new Map();
  const projection = { title: 1, sku: 1, variants: 1 };
  const owners = products.find<WithSkus>(
    { skus: { $in: wanted } },
    { ...NEWEST, projection, hint: SKU_INDEX, collation: SKU_COLLATION },
  );
  const bySku = new Map<string, WithSkus[]>();
  for (const owner of await owners.toArray()) {
    const own = new Set([owner.sku, ...(owner.variants ?? []).map(({ sku }) => sku)].map(skuKey));
    for (const key of own) bySku.set(key, [...(bySku.get(key) ?? []), owner]);
  }
  return bySku;
}

function variantOfSku([owner, another]: WithSkus[], sku: string): NamedVariant | Message {
  if (!owner) return catalogueMessages.noVariantWithSku({ sku });
  if (another) return catalogueMessages.skuAmbiguous({ title: owner.title, other: another.title, sku });
  const variant = variantsOf(owner).find((one) => skuKey(one.sku) === skuKey(sku));
  return variant
    ? named(owner, ObjectId.createFromHexString(variant.id))
    : catalogueMessages.skuOfProduct({ sku, title: owner.title });
}

function named({ _id, title, variants }: Omit<WithSkus, 'sku'>, variantId: ObjectId): NamedVariant {
  const variant = variants?.find((one) => one.id === variantId.toHexString());
  return {
    variantId,
    productId: _id,
    name: title,
    title: variant ? `${title}, ${variantTitle(variant)}` : title,
  };
}
