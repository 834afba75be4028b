import type { Message } from '@mela/rules/messages.ts';
import { skuKey } from '@mela/rules/variants.ts';
import type { Collection, ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../../kernel/mongodb/failures.ts';
import { catalogueMessages } from '../messages.ts';
import { type Product, skusOf, type WithSkus } from './product.ts';
import { SKU_COLLATION, SKU_INDEX } from './sku-index.ts';

type Owner = Pick<Product, '_id' | 'title' | 'skus'>;

/** The products with each SKU, by the SKU's key. */
export type SkuOwners = Map<string, Owner[]>;

export function isSameSku(one: Pick<Product, 'sku'>, other: Pick<Product, 'sku'>): boolean {
  return skuKey(one.sku) === skuKey(other.sku);
}

export async function findSkuOwners(products: Collection<Product>, skus: string[]): Promise<SkuOwners> {
  const wanted = skus.filter((sku) => sku !== '');
  if (wanted.length === 0) return new Map();
  const found = products.find(
    { skus: { $in: wanted } },
    { ...NEWEST, projection: { title: 1, skus: 1 }, hint: SKU_INDEX, collation: SKU_COLLATION },
  );
  const owners: SkuOwners = new Map();
  for (const owner of await found.toArray()) {
    for (const key of new Set(owner.skus?.map(skuKey))) {
      owners.set(key, [...(owners.get(key) ?? []), owner]);
    }
  }
  return owners;
}

/** The SKUs of a product that it did not have before. */
export function newSkus(next: WithSkus, current: WithSkus | null): string[] {
  const had = new Set(skusOf(current ?? {}).map(skuKey));
  return skusOf(next).filter((sku) => !had.has(skuKey(sku)));
}

/** Errors in a product's new SKUs, by field. */
export function skuFaults(
  owners: SkuOwners,
  next: WithSkus,
  current: WithSkus | null,
  _id?: ObjectId,
): Record<string, Message> {
  const added = new Set(newSkus(next, current));
  const named = [
    ['sku', next.sku] as const,
    ...(next.variants ?? []).map(({ sku }, index) => [`variants.${index}.sku`, sku] as const),
  ];
  return Object.fromEntries(
    named.flatMap(([field, sku]) => {
      const fault = sku !== undefined && added.has(sku) ? skuFault(owners, sku, _id) : null;
      return fault === null ? [] : [[field, fault]];
    }),
  );
}

/** @returns why a product cannot have an SKU; null if no other product has it */
function skuFault(owners: SkuOwners, sku: string, _id?: ObjectId): Message | null {
  const owner = owners.get(skuKey(sku))?.find((one) => !(_id && one._id.equals(_id)));
  return owner ? catalogueMessages.skuUsedBy({ title: owner.title }) : null;
}

/** Explains why a product could not be written although its SKU was free before. */
export function rejectDuplicateSku(error: unknown): never {
  if (!isDuplicateSku(error)) throw error;
  const message = catalogueMessages.skuUsed;
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { sku: message } });
}

/** Checks the message, because errors of bulk writes do not name the index in any other way. */
export function isDuplicateSku(error: unknown): boolean {
  return isDuplicateKey(error) && error.message.includes(`index: ${SKU_INDEX} `);
}
