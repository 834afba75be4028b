import { cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../errors.ts';

const MAX_LENGTH = 200;
/** Stored texts have none, and MongoDB accepts no NUL in a pattern. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const PATTERN_CHARACTERS = /[\\^$.*+?()[\]{}|]/g;

/** A search without characters that no stored text has. */
export function cleanSearch(search: string | null | undefined): string {
  return cleanText(search?.replaceAll(CONTROL_CHARACTERS, ' '));
}

/** The search text of a list; empty: no search. @throws UserError for more than 200 characters */
export function searchText(search: string | null | undefined): string {
  const text = cleanSearch(search);
  assertValid(
    text.length > MAX_LENGTH ? { search: `A search can have at most ${MAX_LENGTH} characters` } : {},
  );
  return text;
}

/** Matches fields that contain the text, ignoring case. */
export function containing(text: string): { $regex: string; $options: 'i' } {
  return { $regex: text.replaceAll(PATTERN_CHARACTERS, '\\$&'), $options: 'i' };
}
