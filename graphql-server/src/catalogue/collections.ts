import { type Collection, type Db, ObjectId } from 'mongodb';
import type { Category } from './categories/category.ts';
import type { ImportStep } from './import/product-write.ts';
import { indexName, type SortField } from './list/page.ts';
import type { Product } from './products/product.ts';

/** The name of the index that finds the products that use a picture. */
export const IMAGE_INDEX = 'images_hash';

/** The name of the index that finds the steps of an import. */
export const IMPORT_INDEX = 'importId';

/** The documents about the shop itself: one, with the id of this database. */
interface ShopDocument {
  _id: 'shop';
  databaseId: string;
  /** `SEARCH_VERSION` of the server that last computed what documents are found and ordered by. */
  searchVersion?: number;
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

/** Creates what is missing; every query of this server names the index it uses. */
export async function createIndexes({ categories, products, imports }: Collections): Promise<void> {
  const listIndex = (field: SortField) => ({
    key: { facets: 1, [field]: 1, _id: 1 } as const,
    name: indexName(field),
  });
  await Promise.all([
    categories.createIndexes([listIndex('createdAt'), listIndex('nameKey')]),
    products.createIndexes([
      listIndex('createdAt'),
      listIndex('titleKey'),
      listIndex('sellingPrice'),
      { key: { 'images.hash': 1 }, name: IMAGE_INDEX },
    ]),
    imports.createIndexes([{ key: { importId: 1 }, name: IMPORT_INDEX }]),
  ]);
}

/** Reads an id as this shop writes them, 24 hexadecimal digits; null for anything else. */
export function parseObjectId(id: unknown): ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? ObjectId.createFromHexString(id) : null;
}
