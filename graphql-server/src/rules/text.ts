/** A character that is seen; U+2800 is an empty braille cell. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\r\n]/u;
/** They turn the text around that follows, also on a label or in a list; contacts of phones put them around numbers. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** More than a password has characters; NFKC makes marks of the last two. */
const PILED_UP = /(?<![\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{201}/u;
/** What decoders put in place of bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/** Messages by the field's GraphQL name, in the order of the rules. */
export type FieldErrors = Record<string, string>;

interface TextRules {
  maxLength: number;
  hasLines?: boolean;
}

/** @returns a sentence that says what is wrong with a text that has to be there, or false. */
export function checkText(
  label: string,
  text: unknown,
  { maxLength, hasLines = false }: TextRules,
): string | false {
  const cleaned = cleanText(text);
  if (!VISIBLE.test(cleaned)) return `${label} is required`;
  if (!cleaned.isWellFormed() || cleaned.includes(REPLACEMENT)) {
    return `${label} has characters that cannot be read: type them again`;
  }
  if ((hasLines ? CONTROL_BUT_LINES : CONTROL).test(cleaned))
    return `${label} must not have control characters`;
  return cleaned.length > maxLength && `${label} must be at most ${maxLength} characters`;
}

/** Text as it is stored: trimmed, each letter in one form, nothing turned around; empty for anything but text. */
export function cleanText(text: unknown): string {
  return typeof text === 'string' ? inOneForm(text.replaceAll(TURNS, ''), 'NFC').trim() : '';
}

/**
 * Each letter in one form. Not of what piles up marks as no script does: to sort them takes the square of their number, and a
 * request of 100 KB would keep the server busy for seconds.
 */
export function inOneForm(text: string, form: 'NFC' | 'NFKC'): string {
  return PILED_UP.test(text) ? text : text.normalize(form);
}

/** The messages of the rules that are broken, in their order. */
export function broken(checks: Record<string, string | false>): FieldErrors {
  return Object.fromEntries(
    Object.entries(checks).filter((check): check is [string, string] => check[1] !== false),
  );
}
