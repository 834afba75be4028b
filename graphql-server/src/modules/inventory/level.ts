import { ownVariantId } from '@mela/rules/variant-ids.ts';
import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { type InventoryCollections, PRODUCT_INDEX, type StockLevel } from './collection.ts';

const VARIANT_STOCK = /^stock_([0-9a-f]{24})$/;

/** A variant whose stock can be tracked. */
export interface CountableVariant {
  variantId: ObjectId;
  productId: ObjectId;
  /** The product's title. */
  name: string;
}

/** A stock level in a response. Untracked variants may have no stored level. */
export type Level = Omit<StockLevel, 'updatedAt'> & { updatedAt?: Date };

export function notCounted({
  variantId,
  productId,
}: Pick<CountableVariant, 'variantId' | 'productId'>): Level {
  return { _id: variantId, productId, onHand: null, reserved: 0, available: null, state: 'IN_STOCK' };
}

/** Loads the stock levels of products by id, in batches. Not cached, because a mutation may change the levels between two of its fields. */
export type LevelLoader = DataLoader<string, StockLevel[]>;

export function levelLoader({ inventory }: Pick<InventoryCollections, 'inventory'>): LevelLoader {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const found = await inventory
        .find({ productId: { $in: ids.map((id) => ObjectId.createFromHexString(id)) } })
        .hint(PRODUCT_INDEX)
        .toArray();
      const byProduct = Map.groupBy(found, ({ productId }) => productId.toHexString());
      return ids.map((id) => byProduct.get(id) ?? []);
    },
    { cache: false },
  );
}

/** The history field for a variant's stock: `stock` for the product's own variant, `stock_<id>` for others. */
export function stockField(variantId: string, productId: string): string {
  return variantId === ownVariantId(productId) ? 'stock' : `stock_${variantId}`;
}

/** @returns the id of the variant for a stock field; null for other fields */
export function stockFieldOf(field: string, productId: string): string | null {
  return field === 'stock' ? ownVariantId(productId) : (VARIANT_STOCK.exec(field)?.[1] ?? null);
}
