import type { Collection, Db, Document, Filter, IndexDescription } from 'mongodb';

/** What the rest of the server may know about a collection. */
export interface CollectionFacts {
  /** Its name in the database. Several collections of a module may share this name; each then reads only documents with its own ids. */
  name: string;
  /** Every query names its index. */
  indexes?: readonly IndexDescription[];
  /** Indexes to create only after the collection is filled. Creating them later takes a third of the time. */
  lateIndexes?: LateIndexes;
  /** Names of indexes from earlier versions. This version drops them. */
  formerIndexes?: readonly string[];
  /** Called before any index is created. It can change documents so that they satisfy a new unique index. */
  prepareIndexes?: (collection: never) => Promise<void>;
  /** What a restore's report calls these documents, in the plural. */
  counted?: string;
  /** `false`: the data is temporary and not part of backups. */
  isBackedUp?: boolean;
  /** A filter for documents that operators created, if servers also create documents in an empty shop. null: operators create none. */
  operatorsPart?: Filter<Document> | null;
  /** Storefront pages show these documents, so publishing follows every change. */
  publishes?: boolean;
  /**
   * The field with hashes of uploaded images, and its index (null for small collections). `isRepeated`: very many documents may
   * use the same image.
   */
  images?: { field: string; index: string | null; isRepeated?: boolean };
}

export interface LateIndexes {
  indexes: readonly IndexDescription[];
  /** Whether the collection now needs these indexes. */
  areDue: (collection: Collection) => Promise<boolean>;
}

/** A collection of a module, with the type of its documents. */
export interface DeclaredCollection<Stored extends Document> extends CollectionFacts {
  /** Never set. The property only carries the documents' type. */
  readonly stored?: Stored;
}

export function collection<Stored extends Document>(facts: CollectionFacts): DeclaredCollection<Stored> {
  return facts;
}

// biome-ignore lint/suspicious/noExplicitAny: a collection of documents of any type
export type AnyCollections = Readonly<Record<string, DeclaredCollection<any>>>;

export type CollectionsIn<Declared extends AnyCollections> = {
  [Name in keyof Declared]: Declared[Name] extends DeclaredCollection<infer Stored>
    ? Collection<Stored>
    : never;
};

export function openCollections<Declared extends AnyCollections>(
  declared: Declared,
  db: Pick<Db, 'collection'>,
): CollectionsIn<Declared> {
  const opened = Object.entries(declared).map(([key, { name }]) => [key, db.collection(name)]);
  return Object.fromEntries(opened) as CollectionsIn<Declared>;
}

/** @returns the names of the collections whose documents the storefront's pages show */
export function namesOfPublished(declared: AnyCollections): string[] {
  return Object.values(declared).flatMap(({ name, publishes }) => (publishes ? [name] : []));
}
