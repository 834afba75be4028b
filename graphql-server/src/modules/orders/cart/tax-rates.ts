import type { ClientSession, ObjectId } from 'mongodb';
import type { Product } from '../../catalogue/products/product.ts';
import type { SellingSettings } from '../../selling/collection.ts';
import type { OrderStore } from '../order-store.ts';

/** @returns in per cent */
export type RateOf = (product: Pick<Product, 'categoryId'>) => number;

/** Categories lie in one another no deeper. */
const MAX_LEVELS = 20;

/** Reads the rate of tax of products: that of the nearest category above them with one of its own, or the shop's. */
export async function readRates(
  { categories }: Pick<OrderStore, 'categories'>,
  { taxRate, categoryTaxRates }: SellingSettings,
  products: readonly Pick<Product, 'categoryId'>[],
  session?: ClientSession,
): Promise<RateOf> {
  if (categoryTaxRates.length === 0) return () => taxRate;
  const rates = new Map(categoryTaxRates.map(({ categoryId, rate }) => [categoryId, rate]));
  const parents = new Map<string, string | null>();
  let unknown = idsOf(products.map(({ categoryId }) => categoryId));
  for (let level = 0; unknown.size > 0 && level < MAX_LEVELS; level += 1) {
    const ids = [...unknown.values()];
    const options = { projection: { parentId: 1 }, ...(session && { session }) };
    for (const id of unknown.keys()) parents.set(id, null);
    const found = await categories.find({ _id: { $in: ids } }, options).toArray();
    for (const { _id, parentId } of found) parents.set(_id.toHexString(), parentId?.toHexString() ?? null);
    unknown = idsOf(
      found.map(({ parentId }) => parentId).filter((id) => id && !parents.has(id.toHexString())),
    );
  }
  return ({ categoryId }) => {
    const passed = new Set<string>();
    for (let id: string | null = categoryId.toHexString(); id !== null; id = parents.get(id) ?? null) {
      const rate = rates.get(id);
      if (rate !== undefined) return rate;
      if (passed.has(id)) break;
      passed.add(id);
    }
    return taxRate;
  };
}

function idsOf(ids: readonly (ObjectId | null | undefined)[]): Map<string, ObjectId> {
  return new Map(ids.flatMap((id) => (id ? [[id.toHexString(), id] as const] : [])));
}
