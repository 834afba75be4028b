import type { Collection, Db, Document, Filter, IndexDescription } from 'mongodb';

/** What the rest of the server may know about a collection. */
export interface CollectionFacts {
  /** Its name in the database. Several collections of a module may share one: each then reads documents with its own ids. */
  name: string;
  /** Every query names the index that it uses. */
  indexes?: readonly IndexDescription[];
  /** Indexes that are created only once they are due: filling a collection first and indexing it then takes a third of the time. */
  lateIndexes?: LateIndexes;
  /** Names of indexes that earlier versions created and this one drops. */
  formerIndexes?: readonly string[];
  /** Called before any index is created: changes documents so that they fit a unique index. */
  prepareIndexes?: (collection: never) => Promise<void>;
  /** The noun that a restore uses when it counts the documents. */
  counted?: string;
  /** `false`: the data is temporary, and backups leave it out. */
  isBackedUp?: boolean;
  /** For collections that servers fill even in an empty shop: a filter for the documents that operators entered; null: none. */
  operatorsPart?: Filter<Document> | null;
  /** Storefront pages show its documents, so publishing follows every change. */
  publishes?: boolean;
  /**
   * The field that contains hashes of uploaded images, and its index (null for small collections). `isRepeated`: very many
   * documents may name the same image.
   */
  images?: { field: string; index: string | null; isRepeated?: boolean };
}

export interface LateIndexes {
  indexes: readonly IndexDescription[];
  /** Whether readers need these indexes. */
  areDue: (collection: Collection) => Promise<boolean>;
}

/** A collection of a module, with the type of its documents. */
export interface DeclaredCollection<Stored extends Document> extends CollectionFacts {
  /** Never set: it only carries the type. */
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
