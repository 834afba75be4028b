import type { ObjectId } from 'mongodb';
import { decodeCursor, encodeCursor, wrongCursor } from '../../../kernel/list/paging.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { Product } from './product.ts';

const KIND = 'relevance';

/** The place of a product in a list by relevance. */
export interface Place extends Pick<Product, '_id' | 'isFeatured'> {
  worth: number;
  createdAt: number;
}

export function encodePlace(worth: number, { isFeatured, createdAt, _id }: Product): string {
  return encodeCursor([KIND, worth, isFeatured, createdAt.getTime(), _id.toHexString()]);
}

/** @throws UserError when the cursor belongs to another sort order */
export function decodePlace(cursor: string): Place {
  const [kind, worth, isFeatured, createdAt, id] = decodeCursor(cursor);
  const isPlace = kind === KIND && isNumber(worth) && isMoment(createdAt) && typeof isFeatured === 'boolean';
  const _id: ObjectId | null = parseObjectId(id);
  if (!isPlace || !_id) throw wrongCursor();
  return { worth, isFeatured, createdAt, _id };
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isMoment(value: unknown): value is number {
  return isNumber(value) && !Number.isNaN(new Date(value).getTime());
}
