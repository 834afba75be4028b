import type { RowOutcome } from '@mela/rules/import-report.ts';
import type { Message } from '@mela/rules/messages.ts';
import type { OverwriteGroup } from '@mela/rules/overwrite.ts';
import { refusedFor } from '@mela/rules/refused-row.ts';
import type { AnyBulkWriteOperation, ObjectId } from 'mongodb';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { type Product, type ProductContent, type ProductFlag, toDocument } from '../products/product.ts';

/**
 * How many products are written together. Computing the search words of long descriptions blocks other
 * requests. Until the commit, the database's cache has to hold all writes and every index page that gets a
 * word. In a large catalogue, the cache was too small for descriptions of 50,000 letters
 * (docs/decisions/006-imports.md).
 */
const WRITES_AT_ONCE = 50;
const LETTERS_AT_ONCE = 5_000;

/** A product before and after an import; null before its creation. */
export interface ProductWrite {
  before: ProductContent | null;
  after: ProductContent;
  /** The handle of a new product in the shop that exported the file. */
  formerHandle?: string;
}

/**
 * Identifies a state of a product. The time is needed because an undo can create the same version number
 * again.
 */
export type ProductState = Pick<ProductContent, '_id' | 'version' | 'updatedAt'>;

/** A step of an unfinished import, with all data needed to revert it. */
export interface ImportStep {
  _id: ObjectId;
  importId: ObjectId;
  /** The server that runs the import. */
  serverId?: string;
  /** The ids of categories that the step creates for its products. */
  categories?: ObjectId[];
  writes: { before: ProductWrite['before']; after: ProductState }[];
}

/** What a file without this shop's ids contained about a product when it was last imported. */
export interface ImportedRow {
  /** The product's id. */
  _id: ObjectId;
  /** A hash of the file's cells for each group. */
  fingerprints: Partial<Record<OverwriteGroup, string>>;
  /** The downloaded images, by URL. */
  images: { address: string; image: StoredImage }[];
}

/** Replaces a product if it is still in the first state. @param flags of all modules */
export function replaceProduct(
  from: ProductState | null,
  to: ProductContent | null,
  flags: readonly ProductFlag[],
): AnyBulkWriteOperation<Product> {
  if (!from) return { insertOne: { document: toDocument(to as ProductContent, flags) } };
  const filter = { _id: from._id, version: from.version, updatedAt: from.updatedAt };
  return to ? { replaceOne: { filter, replacement: toDocument(to, flags) } } : { deleteOne: { filter } };
}

export function stateOf({ _id, version, updatedAt }: ProductContent): ProductState {
  return { _id, version, updatedAt };
}

export function isSameState(one: ProductState, other: Omit<ProductState, '_id'> | undefined): boolean {
  return one.version === other?.version && one.updatedAt.getTime() === other.updatedAt.getTime();
}

/** Splits writes into batches. */
export function partsOf<Write extends { before: object | null; after: object | null }>(
  writes: Write[],
): Generator<Write[]> {
  return partsByLetters(writes, ({ before, after }) => {
    const { description = '' } = { ...before, ...after } as Partial<Product>;
    return description.length;
  });
}

/** @param lettersOf the length of a write's description */
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
  /** Notes on the product for the report. */
  notes?: string[];
  /** The write, if the row creates or changes a product. */
  write: ProductWrite | null;
  /** Computes the data to remember for the next import of the same file, once the row is written. */
  remember?: () => ImportedRow;
}

export const UNCHANGED: PlannedRow = { outcome: { action: 'unchanged' }, write: null };

export function refusedRow(messages: readonly Message[]): PlannedRow {
  return { outcome: refusedFor(messages), write: null };
}
