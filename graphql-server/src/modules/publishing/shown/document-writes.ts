import { type AnyBulkWriteOperation, BSON, type Db, type Document, ObjectId } from 'mongodb';
import { type Category, namedFields } from '../../catalogue/categories/category.ts';
import { type ProductContent, toDocument } from '../../catalogue/products/product.ts';
import { withOwnVariantIds } from '../../catalogue/products/variants.ts';
import {
  type DocumentList,
  readBucket,
  readList,
  SHOWN_KINDS,
  type ShownKind,
} from '../store/document-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A write that makes what is shown follow a release. */
export interface ShownWrite {
  collection: string;
  write: AnyBulkWriteOperation<Document>;
}

const COLLECTIONS: Record<ShownKind, string> = { products: 'shownProducts', categories: 'shownCategories' };

/** @returns what differs between two releases, from the buckets that do; null where one of them is lost */
export async function writesFromList(
  store: ReleaseStore,
  before: string,
  after: string,
): Promise<ShownWrite[] | null> {
  const lists = [await readList(store, before), await readList(store, after)] as const;
  const [former, next] = lists;
  if (!former || !next) return null;
  const writes: ShownWrite[] = [];
  for (const kind of SHOWN_KINDS) {
    for (const [place, name] of next[kind].entries()) {
      const formerName = former[kind][place] ?? '';
      if (formerName === name) continue;
      const [had, has] = [await readBucket(store, formerName), await readBucket(store, name)];
      if (!had || !has) return null;
      for (const [id, document] of has) {
        if (!isSame(had.get(id), document)) writes.push(replacement(kind, BSON.deserialize(document)));
        had.delete(id);
      }
      for (const id of had.keys()) writes.push(removal(kind, ObjectId.createFromHexString(id)));
    }
  }
  return writes;
}

/** @returns what differs between a release and what the collections hold; null where a bucket of it is lost */
export async function writesFromAll(
  store: ReleaseStore,
  db: Db,
  after: string,
): Promise<ShownWrite[] | null> {
  const list = await readList(store, after);
  const writes: ShownWrite[] = [];
  for (const kind of list ? SHOWN_KINDS : []) {
    const found = db
      .collection(COLLECTIONS[kind])
      .find({}, { projection: { version: 1, updatedAt: 1 }, batchSize: 5_000 });
    const held = new Map<string, string>();
    for await (const document of found) held.set(String(document['_id']), stampOf(document));
    for (const name of (list as DocumentList)[kind]) {
      const bucket = await readBucket(store, name);
      if (!bucket) return null;
      for (const [id, bytes] of bucket) {
        const document = BSON.deserialize(bytes);
        if (!held.has(id)) writes.push(insertion(kind, document));
        else if (held.get(id) !== stampOf(document)) writes.push(replacement(kind, document));
        held.delete(id);
      }
    }
    for (const id of held.keys()) writes.push(removal(kind, ObjectId.createFromHexString(id)));
  }
  return list && writes;
}

/** Every change of a document makes another one of it. */
function stampOf({ version, updatedAt }: Document): string {
  return `${version} ${updatedAt?.getTime()}`;
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.compare(one, other) === 0;
}

/** Of what is known not to be there: several go to the database at once. */
function insertion(kind: ShownKind, document: Document): ShownWrite {
  return { collection: COLLECTIONS[kind], write: { insertOne: { document: withListed(kind, document) } } };
}

function replacement(kind: ShownKind, document: Document): ShownWrite {
  const replacement = withListed(kind, document);
  const filter = { _id: replacement['_id'] };
  return {
    collection: COLLECTIONS[kind],
    write: { replaceOne: { filter, replacement, upsert: true } },
  };
}

/** With what it is ordered and found by. */
function withListed(kind: ShownKind, document: Document): Document {
  if (kind === 'products') return toDocument(withOwnVariantIds(document as ProductContent));
  const category = document as Category;
  return { ...category, ...namedFields(category.name, category.parentId) };
}

function removal(kind: ShownKind, _id: ObjectId): ShownWrite {
  return { collection: COLLECTIONS[kind], write: { deleteOne: { filter: { _id } } } };
}
