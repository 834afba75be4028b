import type { RowOutcome } from '@mela/rules/import-report.ts';
import type { OverwriteGroup } from '@mela/rules/overwrite.ts';
import type { AnyBulkWriteOperation, ObjectId } from 'mongodb';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { type Product, type ProductContent, toDocument } from '../products/product.ts';

/**
 * What is written at once. To compute what long descriptions are found by holds others up, and the database's cache
 * has to hold all of it until it is committed, with every page of an index that gets a word: for 50,000 letters in a large
 * catalogue it was too small (docs/decisions/006-imports.md).
 */
const WRITES_AT_ONCE = 50;
const LETTERS_AT_ONCE = 5_000;

/** A product before and after an import; before a creation there is none. */
export interface ProductWrite {
  before: ProductContent | null;
  after: ProductContent;
  /** The handle in the address that a new product has in the former shop. */
  formerHandle?: string;
}

/** A state of a product that is told apart from every other: two changes may make the same version, never at the same moment. */
export type ProductState = Pick<ProductContent, '_id' | 'version' | 'updatedAt'>;

/** A step of an import that has not been kept for good yet: all it takes to undo it. */
export interface ImportStep {
  _id: ObjectId;
  importId: ObjectId;
  /** Who imports. */
  serverId?: string;
  /** The ids of categories that it makes for its products. */
  categories?: ObjectId[];
  writes: { before: ProductWrite['before']; after: ProductState }[];
}

/** What a file without this shop's ids said about a product when it was last imported. */
export interface ImportedRow {
  /** The product's id. */
  _id: ObjectId;
  /** A hash of the file's cells of each group. */
  fingerprints: Partial<Record<OverwriteGroup, string>>;
  /** The images that were fetched, by their addresses. */
  images: { address: string; image: StoredImage }[];
}

/** Makes the second state of the first, if the product still is in the first. */
export function replaceProduct(
  from: ProductState | null,
  to: ProductContent | null,
): AnyBulkWriteOperation<Product> {
  if (!from) return { insertOne: { document: toDocument(to as ProductContent) } };
  const filter = { _id: from._id, version: from.version, updatedAt: from.updatedAt };
  return to ? { replaceOne: { filter, replacement: toDocument(to) } } : { deleteOne: { filter } };
}

export function stateOf({ _id, version, updatedAt }: ProductContent): ProductState {
  return { _id, version, updatedAt };
}

export function isSameState(one: ProductState, other: Omit<ProductState, '_id'> | undefined): boolean {
  return one.version === other?.version && one.updatedAt.getTime() === other.updatedAt.getTime();
}

/** Writes in parts that are written at once. */
export function partsOf<Write extends { before: object | null; after: object | null }>(
  writes: Write[],
): Generator<Write[]> {
  return partsByLetters(writes, ({ before, after }) => {
    const { description = '' } = { ...before, ...after } as Partial<Product>;
    return description.length;
  });
}

/** @param lettersOf how long the description is of what is written */
export function* partsByLetters<Write>(
  writes: Write[],
  lettersOf: (write: Write) => number,
): Generator<Write[]> {
  let part: Write[] = [];
  let letters = 0;
  for (const write of writes) {
    letters += lettersOf(write);
    part.push(write);
    if (part.length < WRITES_AT_ONCE && letters < LETTERS_AT_ONCE) continue;
    yield part;
    part = [];
    letters = 0;
  }
  if (part.length > 0) yield part;
}

export interface PlannedRow {
  outcome: RowOutcome;
  /** Notes on the product in the report. */
  notes?: string[];
  /** What to write, for a row that creates or changes. */
  write: ProductWrite | null;
  /** Computes what to remember for the next import of the same file, once the row is written. */
  remember?: () => ImportedRow;
}

export const UNCHANGED: PlannedRow = { outcome: { action: 'unchanged' }, write: null };

export function refusedRow(reasons: string[]): PlannedRow {
  return { outcome: { action: 'refuse', reasons }, write: null };
}
