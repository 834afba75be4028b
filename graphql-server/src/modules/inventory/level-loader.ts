import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { type InventoryCollections, PRODUCT_INDEX, type StockLevel } from './collection.ts';

/** What lies on the shelves of each product, by its id, read in batches. Not kept: a mutation may change it between two of its fields. */
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
