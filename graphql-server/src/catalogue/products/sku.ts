import type { Collection, ObjectId } from 'mongodb';
import { UserError } from '../../errors.ts';
import { NEWEST } from '../../mongodb/documents.ts';
import { isDuplicateKey } from '../../mongodb/failures.ts';
import type { Product } from './product.ts';
import { SKU_COLLATION, SKU_INDEX } from './sku-index.ts';

type Owner = Pick<Product, '_id' | 'title' | 'sku'>;

/** Of the products that have each SKU, by its key. */
export type SkuOwners = Map<string, Owner[]>;

/** The same for SKUs that differ only in case: for people they are one. */
export function skuKey(sku = ''): string {
  return sku.normalize('NFKC').toUpperCase();
}

export function isSameSku(one: Pick<Product, 'sku'>, other: Pick<Product, 'sku'>): boolean {
  return skuKey(one.sku) === skuKey(other.sku);
}

export async function findSkuOwners(products: Collection<Product>, skus: string[]): Promise<SkuOwners> {
  const wanted = skus.filter((sku) => sku !== '');
  if (wanted.length === 0) return new Map();
  const found = products.find(
    { sku: { $in: wanted } },
    { ...NEWEST, projection: { title: 1, sku: 1 }, hint: SKU_INDEX, collation: SKU_COLLATION },
  );
  return Map.groupBy(await found.toArray(), ({ sku }) => skuKey(sku));
}

/** @returns why a product cannot have an SKU; null when no other one has it. */
export function skuFault(owners: SkuOwners, sku: string, _id?: ObjectId): string | null {
  const owner = owners.get(skuKey(sku))?.find((one) => !(_id && one._id.equals(_id)));
  return owner ? `SKU is taken: "${owner.title}" has it` : null;
}

/** Explains why a product could not be written whose SKU was free a moment before. */
export function rejectDuplicateSku(error: unknown): never {
  if (!isDuplicateSku(error)) throw error;
  const message = 'SKU is taken: another product has just got it';
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { sku: message } });
}

/** By the message: of several writes at once the error does not say the index in any other way. */
export function isDuplicateSku(error: unknown): boolean {
  return isDuplicateKey(error) && error.message.includes(`index: ${SKU_INDEX} `);
}
