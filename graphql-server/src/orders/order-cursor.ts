import type { Filter } from 'mongodb';
import { UserError } from '../errors.ts';
import type { Order } from './collection.ts';

export interface OrderSort {
  field: 'PLACED_AT' | 'TOTAL';
  direction?: 'ASC' | 'DESC';
}

const MAX_LENGTH = 200;

/** Orders are numbered as they are placed. */
export function encodeOrderCursor(
  { field, direction = 'DESC' }: OrderSort,
  { total, number }: Order,
): string {
  const parts = field === 'TOTAL' ? [field, direction, number, total] : [field, direction, number];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @returns what lies behind a cursor. @throws UserError for one that is not of this order */
export function decodeOrderCursor({ field, direction = 'DESC' }: OrderSort, cursor: string): Filter<Order> {
  const [ofField, ofDirection, number, total] = parse(cursor);
  const isOwn = ofField === field && ofDirection === direction && isWhole(number);
  if (!isOwn || (field === 'TOTAL' && !isWhole(total))) throw wrongCursor();
  const behind = direction === 'ASC' ? '$gt' : '$lt';
  if (field === 'PLACED_AT') return { number: { [behind]: number } };
  return { $or: [{ total: { [behind]: total } }, { total, number: { [behind]: number } }] } as Filter<Order>;
}

function parse(cursor: string): unknown[] {
  if (cursor.length > MAX_LENGTH) return [];
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function wrongCursor(): UserError {
  const message = 'This cursor does not belong to this list: read the first page again, in the same order.';
  return new UserError('BAD_USER_INPUT', message, { fieldErrors: { after: message } });
}
