import { orderKey } from './search.ts';

/** Matches the names of options for colours. */
export const COLOUR = /^colou?rs?$/i;
export const SIZE = /^sizes?$/i;
export const CONDITION = /^(item )?condition$/i;

const NAMES = [
  ['colour', 'colours', 'color', 'colors'],
  ['size', 'sizes'],
  ['condition', 'item condition'],
] as const;

/** All names with the meaning of this one, without case and accents. The usual one is first. */
export function namesAlike(name: string): readonly string[] {
  const key = orderKey(name);
  return NAMES.find((names) => (names as readonly string[]).includes(key)) ?? [key];
}
