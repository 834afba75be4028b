import type { Collection, Document } from 'mongodb';
import type { Collections } from './collections.ts';
import { DECLARED } from './modules.ts';

const HASHES_PER_QUERY = 1_000;
/** Up to this number, each image has its own query, which stops at the first match: all products may use the same image. */
const MAX_SINGLE_QUERIES = 100;
/**
 * Local reads see the newest writes. That is safer, because keeping an unused file is better than deleting a
 * used one.
 */
const READ_CONCERN = { level: 'local' } as const;

/** A field that names images. */
interface ImageField {
  collection: Collection;
  field: string;
  /** null: no index, because the collection is small. */
  index: string | null;
  isRepeated: boolean;
}

/**
 * Searches the declared fields of all collections. The history counts too, because undoing a change can restore an image.
 * @returns the images that no document names
 */
export async function findUnusedImages(collections: Collections, hashes: string[]): Promise<string[]> {
  const fields = imageFields(collections);
  const kept = await imagesOfFew(fields.filter(({ index }) => index === null));
  const others = hashes.filter((hash) => !kept.has(hash));
  const indexed = fields.filter(({ index }) => index !== null);
  return others.length > MAX_SINGLE_QUERIES ? findAmongMany(indexed, others) : findAmongFew(indexed, others);
}

function imageFields(collections: Collections): ImageField[] {
  const opened = collections as unknown as Record<string, Collection>;
  return Object.entries(DECLARED).flatMap(([key, { images }]) => {
    const collection = opened[key];
    return images && collection ? [{ collection, isRepeated: false, ...images }] : [];
  });
}

async function imagesOfFew(fields: ImageField[]): Promise<Set<unknown>> {
  const named = fields.map(({ collection, field }) =>
    collection.distinct(field, {}, { readConcern: READ_CONCERN }),
  );
  return new Set((await Promise.all(named)).flat());
}

async function findAmongFew(fields: ImageField[], hashes: string[]): Promise<string[]> {
  const isUsed = await Promise.all(hashes.map((hash) => isNamed(fields, hash)));
  return hashes.filter((_, index) => !isUsed[index]);
}

async function findAmongMany(fields: ImageField[], hashes: string[]): Promise<string[]> {
  const unused = new Set(hashes);
  const [repeated, others] = [
    fields.filter(({ isRepeated }) => isRepeated),
    fields.filter((one) => !one.isRepeated),
  ];
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const some = hashes.slice(start, start + HASHES_PER_QUERY);
    for (const { collection, field, index } of others) {
      const projection = { _id: 0, [field]: 1 };
      const naming = collection.find({ [field]: { $in: some } }, { ...optionsOf(index), projection });
      for await (const document of naming)
        for (const hash of valuesAt(document, field.split('.'))) unused.delete(String(hash));
    }
    // Searches for the remaining images one by one, because the images of popular products are in very many orders.
    for (const hash of some) if (unused.has(hash) && (await isNamed(repeated, hash))) unused.delete(hash);
  }
  return [...unused];
}

async function isNamed(fields: ImageField[], hash: string): Promise<boolean> {
  for (const { collection, field, index } of fields) {
    const options = { ...optionsOf(index), projection: { _id: 1 } };
    if (await collection.findOne({ [field]: hash }, options)) return true;
  }
  return false;
}

function optionsOf(index: string | null) {
  return { ...(index && { hint: index }), readConcern: READ_CONCERN };
}

/** All values at a path, including those in lists along the path. */
function valuesAt(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item) => valuesAt(item, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return [value];
  return value ? valuesAt((value as Document)[key], rest) : [];
}
