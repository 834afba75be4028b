import type { Collection, Db } from 'mongodb';
import type { Category } from './categories/category.ts';
import type { ImportStep } from './import/product-write.ts';
import type { Product } from './products/product.ts';

/** The documents about the shop itself: one, with the id of this database. */
interface ShopDocument {
  _id: 'shop';
  databaseId: string;
}

export interface Collections {
  categories: Collection<Category>;
  products: Collection<Product>;
  /** The steps of an import that is under way. */
  imports: Collection<ImportStep>;
  shop: Collection<ShopDocument>;
}

export function collectionsOf(db: Db): Collections {
  return {
    categories: db.collection<Category>('categories'),
    products: db.collection<Product>('products'),
    imports: db.collection<ImportStep>('imports'),
    shop: db.collection<ShopDocument>('shop'),
  };
}

/** The id that names this database for good, also after it moved to another server: made on first use. */
export async function readDatabaseId({ shop }: Collections): Promise<string> {
  const found = await shop.findOneAndUpdate(
    { _id: 'shop' },
    { $setOnInsert: { databaseId: crypto.randomUUID() } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!found) throw new Error('The database did not keep its own id.');
  return found.databaseId;
}
