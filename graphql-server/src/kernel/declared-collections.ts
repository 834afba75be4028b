import type { Collection, Db, Document, Filter, IndexDescription } from 'mongodb';

/** What the rest of the server may know about a collection. */
export interface CollectionFacts {
  /** Its name in the database. Several of a module may share one: each then reads documents of its own ids. */
  name: string;
  /** Every query names the index that it uses. */
  indexes?: readonly IndexDescription[];
  /** Names of indexes that former programs made, and that this one drops. */
  formerIndexes?: readonly string[];
  /** Called before any index is created: makes the documents fit a unique index. */
  prepareIndexes?: (collection: never) => Promise<void>;
  /** What a restore calls its documents when it counts them. */
  counted?: string;
  /** `false`: it is of this moment alone, and no backup has it. */
  isBackedUp?: boolean;
  /** Servers fill it in an empty shop too: which documents count as the operator's; null: none. */
  operatorsPart?: Filter<Document> | null;
  /** The storefront's pages show its documents: publishing follows every change. */
  publishes?: boolean;
  /** Where its documents name uploaded images by hash, and the index of that field: null where they are few. `isRepeated`: very many may name the same one. */
  images?: { field: string; index: string | null; isRepeated?: boolean };
}

/** A collection of a module, with the type of its documents. */
export interface DeclaredCollection<Stored extends Document> extends CollectionFacts {
  /** Never there: it carries the type. */
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
