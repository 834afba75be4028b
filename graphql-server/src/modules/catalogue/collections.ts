import type { IndexDescription, ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { HistoryCollections } from '../../kernel/history/entry.ts';
import type { ShopCollections } from '../../kernel/mongodb/shop-document.ts';
import { lateVersionIndexes, type Version, versionIndexes } from '../../kernel/mongodb/versions.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { RedirectCollections } from '../redirects/collection.ts';
import type { SkippedProduct } from './bulk/skipped-products.ts';
import type { Category } from './categories/category.ts';
import type { ImportedRow, ImportStep } from './import/product-write.ts';
import { indexName, PLAIN_ORDERS, RELEASED_PLAIN_ORDERS, type SortField } from './list/orders.ts';
import type { Product } from './products/product.ts';
import { createSkuIndex, UNIQUE_SKU } from './products/sku-index.ts';

export const HANDLE_INDEX = 'handles';

export const IMAGE_INDEX = 'images_hash';

export const VARIANT_INDEX = 'variants_id';

export const IMPORT_INDEX = 'importId';

export const SHOW_FROM_INDEX = 'showFrom';
export const SHOW_UNTIL_INDEX = 'showUntil';

/** A creation with an idempotency key. It is deleted after a day. */
export interface Attempt {
  /** A hash of the caller, the kind of object and the key. */
  _id: string;
  /** A hash of the input. */
  fingerprint: string;
  /** The id of the created object. */
  createdId: ObjectId;
  isDone?: boolean;
  /** The response, if it contains more than the created object. */
  answer?: unknown;
  /** The products that a bulk change skipped; see `ProductsUpdate`. */
  skipped?: { count: number; products: SkippedProduct[] };
  /** The ids of completed items, for work in parts. */
  doneIds?: ObjectId[];
  at: Date;
}

/** Handles are unique. This includes former ones. */
const HANDLES: IndexDescription = { key: { handles: 1 }, name: HANDLE_INDEX, unique: true, sparse: true };

const CATEGORY_LISTS = [listIndex('createdAt'), listIndex('nameKey'), listIndex('position')];

const VARIANTS: IndexDescription = { key: { 'variants.id': 1 }, name: VARIANT_INDEX, sparse: true };

const PRODUCT_LISTS: IndexDescription[] = [
  listIndex('createdAt'),
  listIndex('titleKey'),
  listIndex('sellingPrice'),
  ...PLAIN_ORDERS.map(plainIndex),
  VARIANTS,
];

const RELEASED_LISTS: IndexDescription[] = [
  listIndex('createdAt'),
  ...RELEASED_PLAIN_ORDERS.map(plainIndex),
  HANDLES,
];

/** Sparse, because few products have dates. */
const SHOW_UNTIL: IndexDescription = { key: { showUntil: 1 }, name: SHOW_UNTIL_INDEX, sparse: true };
const DATES: IndexDescription[] = [{ key: { showFrom: 1 }, name: SHOW_FROM_INDEX, sparse: true }, SHOW_UNTIL];

const ATTEMPTS_KEPT_S = 24 * 60 * 60;

const PRODUCT_IMAGES = { key: { 'images.hash': 1 }, name: IMAGE_INDEX } as const;
const CATEGORY_IMAGES = { key: { 'image.hash': 1 }, name: IMAGE_INDEX, sparse: true } as const;

export const CATALOGUE_COLLECTIONS = {
  products: collection<Product>({
    name: 'products',
    publishes: true,
    counted: 'products',
    prepareIndexes: createSkuIndex,
    images: { field: 'images.hash', index: IMAGE_INDEX },
    indexes: [...[...PRODUCT_LISTS, HANDLES, UNIQUE_SKU, ...DATES], PRODUCT_IMAGES],
  }),
  categories: collection<Category>({
    name: 'categories',
    publishes: true,
    counted: 'categories',
    images: { field: 'image.hash', index: IMAGE_INDEX },
    indexes: [...CATEGORY_LISTS, HANDLES, CATEGORY_IMAGES],
  }),
  /** The released versions, which only publishing writes (`publishing/released`). */
  releasedCategories: collection<Version<Category>>({
    name: 'releasedCategories',
    isBackedUp: false,
    indexes: [...versionIndexes([...CATEGORY_LISTS, HANDLES]), CATEGORY_IMAGES],
  }),
  releasedProducts: collection<Version<Product>>({
    name: 'releasedProducts',
    isBackedUp: false,
    indexes: [...versionIndexes([VARIANTS]), SHOW_UNTIL, PRODUCT_IMAGES],
    lateIndexes: lateVersionIndexes(RELEASED_LISTS),
    formerIndexes: [indexName('titleKey'), indexName('sellingPrice')],
  }),
  imports: collection<ImportStep>({
    name: 'imports',
    publishes: true,
    indexes: [{ key: { importId: 1 }, name: IMPORT_INDEX }],
  }),
  /** The content of other shops' files about products at their last import. */
  importedRows: collection<ImportedRow>({ name: 'importedRows' }),
  attempts: collection<Attempt>({
    name: 'attempts',
    indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: ATTEMPTS_KEPT_S }],
  }),
};

interface OwnCollections extends CollectionsIn<typeof CATALOGUE_COLLECTIONS> {}

export interface CatalogueCollections
  extends OwnCollections,
    InventoryCollections,
    RedirectCollections,
    ShopCollections,
    HistoryCollections {}

function listIndex(field: SortField): IndexDescription {
  return { key: { facets: 1, [field]: 1, _id: 1 }, name: indexName(field) };
}

function plainIndex(field: SortField): IndexDescription {
  return { key: { [field]: 1, _id: 1 }, name: field };
}
