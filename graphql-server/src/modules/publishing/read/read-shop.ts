import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueRedirect } from '@mela/rules/catalogue.ts';
import {
  type ClientSession,
  type Collection,
  type Document,
  type MongoClient,
  MongoServerError,
  ObjectId,
  ReadConcern,
  type Timestamp,
} from 'mongodb';
import type { Category } from '../../catalogue/categories/category.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { readContent, type StoredContent } from '../../content/collection.ts';
import { FROM_INDEX, type Redirect } from '../../redirects/collection.ts';
import { readSellingPast, type StoredSelling } from '../../selling/collection.ts';
import { sellingTerms } from '../../selling/selling-terms.ts';
import { readMarks, type StockMark } from '../released/stock-marks.ts';
import type { ShopState } from './shop-state.ts';
import { type DatedProduct, type StoredCategory, toDatedProduct, toStoredCategory } from './to-catalogue.ts';

const SNAPSHOT_UNAVAILABLE = 246;
const RETRY_MS = 50;
const MAX_TRIES = 20;
/** Nothing of it is shown, and it takes more room than all else. */
const PROJECTION = { facets: 0, sold: 0, titleKey: 0, nameKey: 0 };

export interface Snapshot {
  shop: ShopState;
  /** The moment of the database that it shows. */
  at: Timestamp;
  /** Whether an import is under way: it is live as a whole or not at all. */
  isImporting: boolean;
  /** Whether one has ended since the last snapshot. */
  endsImport: boolean;
}

/** Which documents may differ from a state. */
export interface Touched {
  products: Set<string>;
  categories: Set<string>;
  /** What the storefront says, or how it sells. */
  content: boolean;
  redirects: boolean;
}

interface Source {
  client: MongoClient;
  database: string;
}

/** Reads everything as it was at one moment. */
export function readShop(source: Source): Promise<Snapshot> {
  return atOneMoment(source, undefined, async (db, session) => {
    const products = await readProducts(db, null, session);
    const categories = await readCategories(db('categories'), {}, session);
    return {
      products: new Map([...products].sort(byCreation)),
      categories: new Map(categories),
      redirects: await readRedirects(db, session),
      ...(await readContentAndTerms(db, session)),
    };
  });
}

/**
 * Reads what was touched, as it was at the moment of the last change that is known: so nothing of it is newer than the
 * rest. While an import is under way the state stays the former one.
 */
export function readTouched(
  source: Source,
  former: ShopState,
  touched: Touched,
  at: Timestamp,
): Promise<Snapshot> {
  return atOneMoment(source, at, async (db, session, isImporting) => {
    if (isImporting) return former;
    const shop = { ...former };
    if (touched.products.size > 0) {
      const found = await readProducts(db, touched.products, session);
      shop.products = merge(former.products, touched.products, found);
      const isNew = found.some(([id]) => !former.products.has(id));
      if (isNew) shop.products = new Map([...shop.products].sort(byCreation));
    }
    if (touched.categories.size > 0) {
      const found = await readCategories(db('categories'), idsIn(touched.categories), session);
      shop.categories = merge(former.categories, touched.categories, found);
    }
    if (touched.redirects) shop.redirects = await readRedirects(db, session);
    return touched.content ? { ...shop, ...(await readContentAndTerms(db, session)) } : shop;
  });
}

/** Reads the stock of some products as it is now. @returns the marks by the product's id */
export function readStockNow(
  { client, database }: Source,
  ids: ReadonlySet<string>,
): Promise<Map<string, Map<string, StockMark>>> {
  return readMarks(client.db(database).collection('inventory'), objectIds(ids), {
    readConcern: { level: 'majority' },
  });
}

type CollectionOf = <Stored extends Document = Document>(name: string) => Collection<Stored>;

/** A collection that was just made or indexed cannot be read as of before: that passes. */
async function atOneMoment(
  { client, database }: Source,
  at: Timestamp | undefined,
  read: (collection: CollectionOf, session: ClientSession, isImporting: boolean) => Promise<ShopState>,
): Promise<Snapshot> {
  for (let tries = 1; ; tries += 1) {
    await using session = client.startSession({ snapshot: true });
    // The driver has no public way to say which moment, though it asks for this one when it is set.
    if (at) (session as ClientSession & { snapshotTime?: Timestamp }).snapshotTime = at;
    try {
      // The client's own would come before that of the session. A new one: the driver notes the moment in it.
      const readConcern = new ReadConcern('snapshot');
      const collectionOf: CollectionOf = (name: string) =>
        client.db(database, { readConcern }).collection(name);
      const isImporting =
        (await collectionOf('imports').findOne({}, { session, projection: { _id: 1 } })) !== null;
      const shop = await read(collectionOf, session, isImporting);
      const { snapshotTime } = session as ClientSession & { snapshotTime?: Timestamp };
      if (!snapshotTime) throw new Error('The database did not say which moment it has shown.');
      return { shop, at: snapshotTime, isImporting, endsImport: false };
    } catch (error) {
      const isPassing = error instanceof MongoServerError && error.code === SNAPSHOT_UNAVAILABLE;
      if (!isPassing || tries === MAX_TRIES) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function readProducts(
  db: CollectionOf,
  ids: ReadonlySet<string> | null,
  session: ClientSession,
): Promise<[string, DatedProduct][]> {
  const marks = await readMarks(db('inventory'), ids && objectIds(ids), { session });
  const products: [string, DatedProduct][] = [];
  for await (const document of db('products').find(ids ? idsIn(ids) : {}, {
    session,
    projection: PROJECTION,
    batchSize: 1_000,
  })) {
    const dated = toDatedProduct(document as Product, marks.get(document['_id'].toHexString()));
    products.push([dated.product.id, dated]);
  }
  return products;
}

async function readCategories(
  collection: Collection<Document>,
  filter: object,
  session: ClientSession,
): Promise<[string, StoredCategory][]> {
  const documents = await collection
    .find(filter, { session, projection: PROJECTION })
    .sort({ _id: 1 })
    .toArray();
  return documents.map((document) => {
    const stored = toStoredCategory(document as Category);
    return [stored.category.id, stored];
  });
}

async function readRedirects(db: CollectionOf, session: ClientSession): Promise<CatalogueRedirect[]> {
  const found = await db<Redirect>('redirects')
    .find({}, { session, projection: { from: 1, to: 1, replacesPage: 1 }, hint: FROM_INDEX })
    .sort({ from: 1 })
    .toArray();
  return found.map(({ _id, from, to, replacesPage }) => ({ id: _id.toHexString(), from, to, replacesPage }));
}

async function readContentAndTerms(collection: CollectionOf, session: ClientSession) {
  const content = collection<StoredContent>('storefront');
  const selling = collection<StoredSelling>('storefront');
  const { settings, hasSold } = await readSellingPast({ selling }, session);
  return {
    content: (await readContent({ content }, session)).values,
    currency: settings.currency,
    selling: sellingTerms(settings),
    hasSold,
  };
}

function idsIn(ids: ReadonlySet<string>) {
  return { _id: { $in: objectIds(ids) } };
}

function objectIds(ids: ReadonlySet<string>): ObjectId[] {
  return [...ids].map((id) => ObjectId.createFromHexString(id));
}

function merge<T>(
  former: ReadonlyMap<string, T>,
  touched: ReadonlySet<string>,
  found: [string, T][],
): Map<string, T> {
  const merged = new Map(former);
  const there = new Map(found);
  for (const id of touched) {
    const document = there.get(id);
    if (document === undefined) merged.delete(id);
    else merged.set(id, document);
  }
  return merged;
}

function byCreation([, one]: [string, DatedProduct], [, other]: [string, DatedProduct]): number {
  return one.product.createdAt < other.product.createdAt ? -1 : 1;
}
