import { ownVariantId } from '@mela/rules/variant-ids.ts';
import type { Variant } from '@mela/rules/variants.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { newestIn } from '../../../kernel/mongodb/documents.ts';
import { type InventoryCollections, PRODUCT_INDEX, type StockLevel } from '../../inventory/collection.ts';

/** The on-hand quantity by the variant's id; null: untracked. */
export type OnHand = ReadonlyMap<string, number | null>;

interface Stocked {
  _id: ObjectId;
  stock?: number;
  variants?: Variant[];
}

/** Stock by variant id. A product without options has only its own variant. */
export function onHandOf({ _id, stock, variants }: Stocked): Map<string, number | null> {
  if (!variants) return new Map([[ownVariantId(_id.toHexString()), stock ?? null]]);
  return new Map(variants.map(({ id, onHand }) => [id, onHand ?? null]));
}

/** @returns the sum of a product's tracked stock; undefined if none is tracked */
export function totalStock(product: Stocked): number | undefined {
  return totalOf(onHandOf(product).values());
}

export function totalOf(onHand: Iterable<number | null>): number | undefined {
  const counted = [...onHand].filter((count) => count !== null);
  return counted.length === 0 ? undefined : counted.reduce((sum, count) => sum + count, 0);
}

/** Sets the quantities of a product. Ignores those of unknown variants. */
export function withOnHand<T extends Stocked>(product: T, onHand: OnHand): T {
  const { stock, variants, ...rest } = product;
  if (!variants) {
    const own = ownVariantId(product._id.toHexString());
    const count = onHand.has(own) ? onHand.get(own) : stock;
    return { ...rest, ...(count != null && { stock: count }) } as T;
  }
  const counted = variants.map(({ onHand: former, ...variant }) => {
    const count = onHand.has(variant.id) ? onHand.get(variant.id) : former;
    return { ...variant, ...(count != null && { onHand: count }) };
  });
  return { ...rest, variants: counted } as T;
}

/** The stored form of a product, without quantities, which are in the inventory. */
export function withoutStock<T extends Pick<Stocked, 'stock' | 'variants'>>({
  stock: _,
  variants,
  ...rest
}: T): T {
  const uncounted = variants?.map(({ onHand: __, ...variant }) => variant);
  return { ...rest, ...(uncounted && { variants: uncounted }) } as T;
}

/** Adds the quantities to products that are edited or copied. */
export async function withStock<T extends Stocked>(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  products: readonly T[],
  session?: ClientSession,
): Promise<T[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ _id }) => _id);
  const levels = inventory.find(
    { productId: { $in: ids } },
    { ...newestIn(session), projection: { productId: 1, onHand: 1 }, hint: PRODUCT_INDEX },
  );
  const byProduct = Map.groupBy<string, Pick<StockLevel, '_id' | 'productId' | 'onHand'>>(
    await levels.toArray(),
    ({ productId }) => productId.toHexString(),
  );
  return products.map((product) => {
    const own = byProduct.get(product._id.toHexString()) ?? [];
    const onHand = new Map(own.map(({ _id, onHand: count }) => [_id.toHexString(), count]));
    return withOnHand(withoutStock(product), onHand);
  });
}
