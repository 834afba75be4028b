import { UserError } from '../errors.ts';

const MAX_LENGTH = 2_000;

/** Writes what tells a place in a list, and the order of that list, as an opaque text. */
export function encodeCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @returns what such a text says; empty for what is none */
export function decodeCursor(cursor: string): unknown[] {
  if (cursor.length > MAX_LENGTH) return [];
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

export function wrongCursor(): UserError {
  const message = 'This cursor does not belong to this list: read the first page again, in the same order.';
  return new UserError('BAD_USER_INPUT', message, { fieldErrors: { after: message } });
}
