import { type Collection, type Db, type Filter, type IndexDescription, ObjectId } from 'mongodb';
import { type AccountCollections, accountCollectionsOf, accountIndexesOf } from '../accounts/collections.ts';
import { UserError } from '../errors.ts';
import { HISTORY_INDEXES, type HistoryCollection } from '../history/entry.ts';
import type { StorefrontSettings } from '../publishing/settings.ts';
import type { WebhookCollection } from '../publishing/webhook/collection.ts';
import type { ContentState, StoredContent } from '../storefront-content/stored-content.ts';
import type { Category } from './categories/category.ts';
import type { ImportStep } from './import/product-write.ts';
import { indexName, PLAIN_ORDERS, type SortField } from './list/page.ts';
import type { Product } from './products/product.ts';
import { createSkuIndex, UNIQUE_SKU } from './products/sku-index.ts';
import { SEARCH_VERSION } from './rules/search.ts';

export const HANDLE_INDEX = 'handles';

export const IMAGE_INDEX = 'images_hash';

export const IMPORT_INDEX = 'importId';

const NAMESPACE_NOT_FOUND = 26;

interface ShopDocument {
  _id: 'shop';
  databaseId: string;
  /** `SEARCH_VERSION` of the server that last computed what documents are found and ordered by. */
  searchVersion?: number;
  /** How many migrations it has had (migrations.ts). */
  schemaVersion?: number;
  /** Which moment its last backup is of. */
  backedUpAt?: Date;
  /** For how long the changes that are remembered are kept (history/keep-for.ts). */
  historyDays?: number;
  /** Counts the changes of how categories lie in one another (categories/tree.ts). */
  treeChanges?: number;
}

/** When something was last created (creation-order.ts). */
interface LastCreation {
  _id: 'last';
  at: Date;
}

/** A creation that its client can tell from others, so that it never happens twice. It is forgotten after a day. */
export interface Attempt {
  /** Who asks, for what kind of thing, under which key. */
  _id: string;
  /** Of all that was sent. */
  fingerprint: string;
  /** Of what is created. */
  createdId: ObjectId;
  isDone?: boolean;
  /** What was answered, where that is more than what was created. */
  answer?: unknown;
  /** The ids of what is done, of a work in parts. */
  doneIds?: ObjectId[];
  at: Date;
}

export interface Collections extends AccountCollections {
  categories: Collection<Category>;
  products: Collection<Product>;
  imports: Collection<ImportStep>;
  attempts: Collection<Attempt>;
  history: HistoryCollection;
  shop: Collection<ShopDocument>;
  creations: Collection<LastCreation>;
  webhooks: WebhookCollection;
  settings: Collection<StorefrontSettings>;
  content: Collection<StoredContent>;
}

export function collectionsOf(db: Pick<Db, 'collection'>): Collections {
  return {
    categories: db.collection<Category>('categories'),
    products: db.collection<Product>('products'),
    imports: db.collection<ImportStep>('imports'),
    attempts: db.collection<Attempt>('attempts'),
    history: db.collection('history'),
    shop: db.collection<ShopDocument>('shop'),
    creations: db.collection<LastCreation>('creations'),
    webhooks: db.collection('webhooks'),
    settings: db.collection<StorefrontSettings>('storefront'),
    content: db.collection<StoredContent>('storefront'),
    ...accountCollectionsOf(db),
  };
}

/** The id of this database, made on first use: it stays when the database moves to another server. */
export async function readDatabaseId({ shop }: Collections): Promise<string> {
  const found = await shop.findOneAndUpdate(
    { _id: 'shop' },
    { $setOnInsert: { databaseId: crypto.randomUUID() } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!found) throw new Error('The database did not store its own id.');
  return found.databaseId;
}

/** @returns whether the id was missing and is restored. */
export async function restoreDatabaseId({ shop }: Collections, databaseId: string): Promise<boolean> {
  if (await shop.findOne({ _id: 'shop' }, { projection: { _id: 1 } })) return false;
  const { upsertedCount } = await shop.updateOne(
    { _id: 'shop' },
    { $setOnInsert: { databaseId, searchVersion: SEARCH_VERSION } },
    { upsert: true },
  );
  return upsertedCount > 0;
}

/** Creates what is missing; every query of this server names the index it uses. */
export async function createIndexes(collections: Collections): Promise<void> {
  // Before the others: it alone can fail, by what was stored before it was there.
  await createSkuIndex(collections.products);
  await Promise.all(
    indexesOf(collections).map(({ collection, indexes }) => collection.createIndexes(indexes)),
  );
}

export async function isIndexMissing(collections: Collections): Promise<boolean> {
  const missing = indexesOf(collections).map(async ({ collection, indexes }) => {
    const found = await collection.indexes().catch((error: unknown) => {
      if ((error as { code?: number }).code === NAMESPACE_NOT_FOUND) return [];
      throw error;
    });
    return indexes.some(({ name }) => !found.some((index) => index.name === name));
  });
  return (await Promise.all(missing)).includes(true);
}

/** No two have a handle, not even a former one. */
const HANDLES: IndexDescription = { key: { handles: 1 }, name: HANDLE_INDEX, unique: true, sparse: true };

const ATTEMPTS_KEPT_S = 24 * 60 * 60;

function indexesOf(collections: Collections) {
  const { attempts, categories, history, products, imports } = collections;
  const listIndex = (field: SortField): IndexDescription => ({
    key: { facets: 1, [field]: 1, _id: 1 },
    name: indexName(field),
  });
  return [
    {
      collection: categories as unknown as Collection,
      indexes: [
        listIndex('createdAt'),
        listIndex('nameKey'),
        listIndex('position'),
        HANDLES,
        { key: { 'image.hash': 1 }, name: IMAGE_INDEX, sparse: true },
      ],
    },
    {
      collection: products as unknown as Collection,
      indexes: [
        listIndex('createdAt'),
        listIndex('titleKey'),
        listIndex('sellingPrice'),
        ...PLAIN_ORDERS.map((field) => ({ key: { [field]: 1, _id: 1 }, name: indexName(field) })),
        HANDLES,
        UNIQUE_SKU,
        { key: { 'images.hash': 1 }, name: IMAGE_INDEX },
      ],
    },
    {
      collection: attempts as unknown as Collection,
      indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: ATTEMPTS_KEPT_S }],
    },
    { collection: history as unknown as Collection, indexes: HISTORY_INDEXES },
    { collection: imports as unknown as Collection, indexes: [{ key: { importId: 1 }, name: IMPORT_INDEX }] },
    ...accountIndexesOf(collections),
  ];
}

export function parseObjectId(id: unknown): ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? ObjectId.createFromHexString(id) : null;
}

interface Versioned {
  _id: ObjectId;
  version: number;
}

type Current =
  | { kind: 'Category'; document: Category }
  | { kind: 'Product'; document: Product }
  | { kind: 'Storefront content'; document: ContentState };

/** Reads what is about to be changed: the newest version may not be on a majority of the nodes yet. */
export const NEWEST = { readConcern: { level: 'local' } } as const;

/** The change was meant for a version that is no longer the current one. */
export class ConflictError extends UserError {
  readonly current: Current;

  constructor(current: Current) {
    const what = current.kind.toLowerCase();
    super(
      'CONFLICT',
      `This ${what} was changed by somebody else meanwhile: look at its current state and try again.`,
    );
    this.current = current;
  }
}

/** Matches only the version that the caller has read; any, when it names none. */
export function atVersion<T extends Versioned>(_id: ObjectId, version: number | null | undefined): Filter<T> {
  return (version == null ? { _id } : { _id, version }) as Filter<T>;
}

export function throwMissingOrStale(
  ...[kind, document]: ['Category', Category | null] | ['Product', Product | null]
): never {
  if (!document) throw new UserError('NOT_FOUND', `${kind} not found`);
  throw new ConflictError({ kind, document } as Current);
}
