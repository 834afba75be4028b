import { cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

const MAX_LENGTH = 200;
/** Removes NUL: stored texts contain none, and MongoDB does not accept it in a pattern. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const PATTERN_CHARACTERS = /[\\^$.*+?()[\]{}|]/g;

/** Removes characters from a search that no stored text contains. */
export function cleanSearch(search: string | null | undefined): string {
  return cleanText(search?.replaceAll(CONTROL_CHARACTERS, ' '));
}

/** Validates the search text of a list. An empty text means no search. @throws UserError for more than 200 characters */
export function searchText(search: string | null | undefined): string {
  const text = cleanSearch(search);
  assertValid(text.length > MAX_LENGTH ? { search: kernelMessages.searchTooLong({ max: MAX_LENGTH }) } : {});
  return text;
}

/** Matches fields that contain the text, ignoring case. */
export function containing(text: string): { $regex: string; $options: 'i' } {
  return { $regex: text.replaceAll(PATTERN_CHARACTERS, '\\$&'), $options: 'i' };
}
