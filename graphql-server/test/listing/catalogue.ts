import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { listedFields, type Product } from '../../src/modules/catalogue/products/product.ts';
import { withoutStock } from '../../src/modules/catalogue/products/stock.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { INCOMPLETE_FLAG } from '../../src/modules/legal-information/module.ts';
import type { TestDatabase } from '../database.ts';

/** Inserts many products directly into the database, in the server's format. */
export async function insertProducts(
  { db }: Pick<TestDatabase, 'db'>,
  count: number,
  describe: (index: number) => Partial<Product> = () => ({}),
): Promise<Product[]> {
  const products = Array.from({ length: count }, (_, index) => makeProduct(describe(index)));
  const { inventory, products: collection } = collectionsOf(db);
  await collection.insertMany(products.map(withoutStock));
  const counted = products.flatMap(({ _id, stock }) => (stock === undefined ? [] : [{ _id, stock }]));
  if (counted.length === 0) return products;
  await inventory.bulkWrite(
    counted.map(({ _id, stock }) => ({
      updateOne: {
        filter: { _id: ObjectId.createFromHexString(ownVariantId(_id.toHexString())) },
        update: levelUpdate({ productId: _id, onHand: stock }),
        upsert: true,
      },
    })),
  );
  return products;
}

export function makeProduct(changes: Partial<Product> = {}): Product {
  const fields = {
    title: 'Shirt',
    description: 'Cool in the heat.',
    categoryId: new ObjectId(),
    regularPrice: 20_000,
    sellingPrice: 10_000,
    badge: null,
    isFeatured: false,
    isPopular: false,
    isNew: false,
    ...changes,
  };
  const now = new Date();
  const _id = changes._id ?? new ObjectId();
  return {
    ...fields,
    _id,
    handles: [_id.toHexString()],
    hasOwnHandle: false,
    ...listedFields(fields, [INCOMPLETE_FLAG]),
    images: [{ hash: '0'.repeat(32), width: 1, height: 1 }],
    version: 1,
    createdAt: changes.createdAt ?? now,
    updatedAt: changes.updatedAt ?? changes.createdAt ?? now,
  };
}
