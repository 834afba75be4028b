import { type Collection, type IndexDescription, MongoServerError } from 'mongodb';
import type { CollectionFacts } from './declared-collections.ts';

const NAMESPACE_NOT_FOUND = 26;
/** The index exists with other keys, which an earlier version created. */
const INDEX_KEYS_CONFLICT = 86;

type Facts = Readonly<Record<string, CollectionFacts>>;

/**
 * Creates missing indexes, replaces those whose keys have changed, and drops former ones. @param opened the declared collections
 * by name
 */
export async function createIndexes(declared: Facts, opened: object): Promise<void> {
  for (const [key, { prepareIndexes }] of Object.entries(declared))
    await prepareIndexes?.((opened as Record<string, never>)[key] as never);
  // Create indexes sequentially. All at once would exceed the connection pool's timeout on a busy database.
  for (const { collection, indexes, formerIndexes } of await dueIndexes(declared, opened)) {
    if (formerIndexes) await dropFormer(collection, formerIndexes);
    await createAll(collection, indexes);
  }
}

/** Ignore missing late indexes: this version works without them. */
async function dropFormer(collection: Collection, names: readonly string[]): Promise<void> {
  for (const { name = '' } of await indexesIn(collection))
    if (names.includes(name)) await collection.dropIndex(name);
}

async function indexesIn(collection: Collection) {
  try {
    return await collection.indexes();
  } catch (error) {
    if ((error as { code?: number }).code === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}

async function createAll(collection: Collection, indexes: IndexDescription[]): Promise<void> {
  try {
    await collection.createIndexes(indexes);
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== INDEX_KEYS_CONFLICT) throw error;
    await dropChanged(collection, indexes);
    await collection.createIndexes(indexes);
  }
}

async function dropChanged(collection: Collection, indexes: IndexDescription[]): Promise<void> {
  const keysOf = (key: object) => JSON.stringify([...(key instanceof Map ? key : Object.entries(key))]);
  for (const { name, key } of await collection.indexes()) {
    const declared = indexes.find((index) => index.name === name);
    if (name && declared && keysOf(declared.key) !== keysOf(key)) await collection.dropIndex(name);
  }
}

export async function isIndexMissing(declared: Facts, opened: object): Promise<boolean> {
  const missing = (await dueIndexes(declared, opened)).map(async ({ collection, indexes }) => {
    const found = await indexesIn(collection);
    return indexes.some(({ name }) => !found.some((index) => index.name === name));
  });
  return (await Promise.all(missing)).includes(true);
}

interface DueIndexes {
  collection: Collection;
  indexes: IndexDescription[];
  formerIndexes?: readonly string[] | undefined;
}

async function dueIndexes(declared: Facts, opened: object): Promise<DueIndexes[]> {
  const due: DueIndexes[] = [];
  for (const [key, collection] of Object.entries(opened as Record<string, Collection>)) {
    const { indexes = [], lateIndexes, formerIndexes } = declared[key] ?? {};
    const late = lateIndexes && (await lateIndexes.areDue(collection)) ? lateIndexes.indexes : [];
    if (indexes.length + late.length > 0)
      due.push({ collection, indexes: [...indexes, ...late], formerIndexes });
  }
  return due;
}
