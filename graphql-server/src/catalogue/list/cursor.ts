import { ObjectId } from 'mongodb';
import { UserError } from '../../errors.ts';

/** What a list can be ordered by: the documents' own fields, each indexed together with `_id`. */
export type SortField = 'createdAt' | 'nameKey' | 'titleKey' | 'sellingPrice';
export type SortValue = Date | string | number;

/** Where a document stands in an order: its value there and, among equals, its id. */
export interface Position {
  value: SortValue;
  id: ObjectId;
}

export interface SortOrder {
  field: SortField;
  direction: 1 | -1;
}

const MAX_CURSOR_LENGTH = 2_000;
/** The last moment that a Date can be. */
const MAX_TIME = 8.64e15;

/** Writes a position as an opaque cursor that only its own order accepts. */
export function encodeCursor(order: SortOrder, { value, id }: Position): string {
  const plain = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([order.field, order.direction, plain, id.toHexString()])).toString(
    'base64url',
  );
}

/** @throws UserError when the cursor is not one of ours or belongs to another order. */
export function decodeCursor(order: SortOrder, cursor: string): Position {
  const [field, direction, plain, id] = parse(cursor);
  if (field !== order.field || direction !== order.direction) throw wrongCursor();
  if (typeof id !== 'string' || !ObjectId.isValid(id) || id.length !== 24) throw wrongCursor();
  return { value: sortValue(order.field, plain), id: ObjectId.createFromHexString(id) };
}

function parse(cursor: string): unknown[] {
  if (cursor.length > MAX_CURSOR_LENGTH) throw wrongCursor();
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function sortValue(field: SortField, plain: unknown): SortValue {
  if (field === 'sellingPrice' && Number.isSafeInteger(plain)) return plain as number;
  if ((field === 'titleKey' || field === 'nameKey') && typeof plain === 'string') return plain;
  if (field === 'createdAt' && Number.isInteger(plain) && Math.abs(plain as number) <= MAX_TIME) {
    return new Date(plain as number);
  }
  throw wrongCursor();
}

function wrongCursor(): UserError {
  const message = 'This cursor does not belong to this list: read the first page again, in the same order.';
  return new UserError('BAD_USER_INPUT', message, { fieldErrors: { after: message } });
}
