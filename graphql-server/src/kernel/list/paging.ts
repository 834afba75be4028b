import { assertValid, UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

export const MAX_PAGE_SIZE = 100;
export const MAX_OFFSET = 1_000_000_000;
/** The database can skip this many index keys within milliseconds. */
export const MAX_FAST_OFFSET = 10_000;

/** @throws UserError when `first` or `offset` is out of bounds. */
export function assertPage({ first, offset }: { first: number; offset: number }): void {
  assertSize('first', first);
  assertWithin('offset', offset, 0, MAX_OFFSET);
}

/** @throws UserError when the page size is out of bounds */
export function assertSize(name: 'first' | 'last', size: number): void {
  assertWithin(name, size, 1, MAX_PAGE_SIZE);
}

/** @throws UserError when the value of this argument is out of bounds */
export function assertWithin(name: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return;
  assertValid({ [name]: kernelMessages.outOfBounds({ name, min: least, max: most }) });
}

const MAX_LENGTH = 2_000;

/** Encodes a position and the order of the list as an opaque string. */
export function encodeCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @returns the parts of a cursor; empty for an invalid one */
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
  const message = kernelMessages.cursorOfOtherList;
  return new UserError('BAD_USER_INPUT', message, { fieldErrors: { after: message } });
}
