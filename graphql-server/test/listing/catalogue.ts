import { ObjectId } from 'mongodb';
import { listedFields, type Product } from '../../src/catalogue/products/product.ts';
import { collectionsOf } from '../../src/shop/collections.ts';
import type { TestDatabase } from '../database.ts';

/** Products as the server keeps them, put into its database by a hand from outside: many in no time. */
export async function insertProducts(
  { db }: TestDatabase,
  count: number,
  describe: (index: number) => Partial<Product> = () => ({}),
): Promise<Product[]> {
  const products = Array.from({ length: count }, (_, index) => makeProduct(describe(index)));
  await collectionsOf(db).products.insertMany(products);
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
    ...listedFields(fields),
    images: [{ hash: '0'.repeat(32), width: 1, height: 1 }],
    version: 1,
    createdAt: changes.createdAt ?? now,
    updatedAt: changes.updatedAt ?? changes.createdAt ?? now,
  };
}
