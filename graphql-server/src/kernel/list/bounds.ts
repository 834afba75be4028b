import { assertValid } from '../errors.ts';

export const MAX_PAGE_SIZE = 100;
export const MAX_OFFSET = 1_000_000_000;
/** The database steps over so many index keys within some milliseconds. */
export const MAX_FAST_OFFSET = 10_000;

/** @throws UserError when `first` or `offset` is out of bounds. */
export function assertPage({ first, offset }: { first: number; offset: number }): void {
  assertSize('first', first);
  assertWithin('offset', offset, 0, MAX_OFFSET);
}

/** @throws UserError when a page has another size */
export function assertSize(name: 'first' | 'last', size: number): void {
  assertWithin(name, size, 1, MAX_PAGE_SIZE);
}

/** @throws UserError when the value of this argument is out of bounds */
export function assertWithin(name: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return;
  assertValid({ [name]: `${name} must be from ${least} to ${most}.` });
}
