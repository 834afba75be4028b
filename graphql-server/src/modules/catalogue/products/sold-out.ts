import type { ObjectId } from 'mongodb';
import type { RequestScans } from '../../../kernel/list/scans.ts';
import { type InventoryCollections, STATE_INDEX, type StockLevel } from '../../inventory/collection.ts';
import type { CatalogueCollections } from '../collections.ts';
import { variantsOf } from './variants.ts';

/**
 * The maximum number of sold-out products that a list can exclude. If there are more, the oldest of them
 * appear in the list.
 */
const MAX_SOLD_OUT = 20_000;

interface Source extends Pick<CatalogueCollections, 'products'>, Pick<InventoryCollections, 'inventory'> {
  scans: RequestScans;
}

/** @returns the sold-out variants; untracked ones never sell out */
export function findSoldOutVariants({
  inventory,
  scans,
}: Pick<Source, 'inventory' | 'scans'>): Promise<Pick<StockLevel, '_id' | 'productId'>[]> {
  return scans.run((options) =>
    inventory
      .find({ state: 'OUT_OF_STOCK' }, { projection: { productId: 1 }, hint: STATE_INDEX, ...options })
      .limit(MAX_SOLD_OUT)
      .toArray(),
  );
}

/** @returns the ids of products whose variants for sale are all sold out */
export async function findSoldOut({ inventory, products, scans }: Source): Promise<ObjectId[]> {
  const levels = await findSoldOutVariants({ inventory, scans });
  const out = new Set(levels.map(({ _id }) => _id.toHexString()));
  const ids = [...new Map(levels.map(({ productId }) => [productId.toHexString(), productId])).values()];
  const found = await scans.run((options) =>
    products
      .find({ _id: { $in: ids } }, { projection: { variants: 1, sku: 1, barcode: 1 }, ...options })
      .toArray(),
  );
  const isOut = (product: (typeof found)[number]) =>
    variantsOf(product).every(({ id, isSold }) => isSold === false || out.has(id));
  return found.filter(isOut).map(({ _id }) => _id);
}
