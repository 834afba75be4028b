import { ObjectId } from 'mongodb';

/** Reads an id as this shop writes them, 24 hexadecimal digits; null for anything else. */
export function parseObjectId(id: unknown): ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? ObjectId.createFromHexString(id) : null;
}
