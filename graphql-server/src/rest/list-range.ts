import type { Collection, Sort } from 'mongodb';
import { facetFilter } from '../catalogue/list/facets.ts';
import { indexName, type Listed } from '../catalogue/list/page.ts';
import { UserError } from '../errors.ts';

/** No answer is longer than a megabyte: this leaves room for the envelope. */
const MAX_LIST_BYTES = 1_000_000;
const BATCH_SIZE = 200;
const MAX_OFFSET = 1_000_000_000;

/** Which part of a list is asked for. */
export interface Range {
  offset: number;
  limit: number | null;
}

export interface ListPart {
  /** The items as JSON texts, oldest first. */
  items: string[];
  /** Whether the part ends early because it would have been too long, not because the list or the limit ended. */
  isCut: boolean;
}

/** @throws UserError when `limit` or `offset` is not a whole number. */
export function readRange(query: Record<string, unknown>): Range {
  return { offset: wholeNumber(query, 'offset') ?? 0, limit: wholeNumber(query, 'limit') };
}

/** Reads a part of a collection, oldest first, as far as an answer may be long. */
export async function listRange<T extends Listed>(
  collection: Collection<T>,
  { offset, limit }: Range,
  toJson: (documents: T[]) => Promise<object[]>,
): Promise<ListPart> {
  const cursor = collection
    .find(facetFilter([]) as object, { projection: { facets: 0 }, batchSize: BATCH_SIZE })
    .hint(indexName('createdAt'))
    .sort({ createdAt: 1, _id: 1 } as Sort)
    .skip(offset);
  if (limit !== null) cursor.limit(limit);
  const items: string[] = [];
  let bytes = 0;
  try {
    while (limit !== 0 && (await cursor.hasNext())) {
      for (const item of await toJson(cursor.readBufferedDocuments() as T[])) {
        const text = JSON.stringify(item);
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > MAX_LIST_BYTES) return { items, isCut: true };
        items.push(text);
      }
    }
  } finally {
    await cursor.close();
  }
  return { items, isCut: false };
}

function wholeNumber(query: Record<string, unknown>, name: 'limit' | 'offset'): number | null {
  const text = query[name];
  if (text === undefined) return null;
  const number = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= MAX_OFFSET) return number;
  const message = `${name} must be a whole number from 0 to ${MAX_OFFSET}.`;
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { [name]: message } });
}
