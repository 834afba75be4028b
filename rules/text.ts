import { textMessages } from '#messages/text.ts';
import type { Message } from './messages.ts';

/** A visible character; U+2800 is an empty braille cell. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\r\n]/u;
/**
 * Invisible characters that change the direction of the text around them, or make two equal names differ. Phones add some around
 * numbers.
 */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
const HAS_JOINER = /[\u200c\u200d]/;
/** Joiners with the characters before and after them. */
const JOINERS = /(.?)([\u200c\u200d]+)(?=(.?))/gsu;
/** Scripts whose spelling needs joiners. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Malayalam}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Syriac}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Tibetan}]/u;
/** A virama: a joiner after it is part of the letter, also at the end of a word. */
const VIRAMAS = new Set('\u094d \u09cd \u0a4d \u0acd \u0b4d \u0bcd \u0c4d \u0ccd \u0d4d \u0dca'.split(' '));
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
/** More marks in a row than a password may have characters. NFKC turns the last two characters into marks. */
const PILED_UP = /(?<![\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{201}/u;
/** The character that decoders insert for bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/** Messages by the field's GraphQL name, in the order of the rules. */
export type FieldErrors = Record<string, Message>;

interface TextRules {
  maxLength: number;
  hasLines?: boolean;
}

/** @returns what is wrong with a required text, or false */
export function checkText(
  label: string,
  text: unknown,
  { maxLength, hasLines = false }: TextRules,
): Message | false {
  const cleaned = cleanText(text);
  if (!VISIBLE.test(cleaned)) return textMessages.required({ label });
  if (!cleaned.isWellFormed() || cleaned.includes(REPLACEMENT)) {
    return textMessages.unreadable({ label });
  }
  if ((hasLines ? CONTROL_BUT_LINES : CONTROL).test(cleaned))
    return textMessages.controlCharacters({ label });
  return cleaned.length > maxLength && textMessages.tooLong({ label, max: maxLength });
}

/** The stored form of a text: trimmed, normalised, without invisible characters; empty for anything but text. */
export function cleanText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const seen = text.replaceAll(INVISIBLE, '');
  const visible = HAS_JOINER.test(seen) ? seen.replaceAll(JOINERS, withoutStrayJoiners) : seen;
  return inOneForm(visible, 'NFC').trim();
}

/** Removes joiners, but keeps one where a script or an emoji needs it. */
function withoutStrayJoiners(_: string, before: string, joiners: string, behind: string): string {
  const isInWord = JOINING.test(before) && (JOINING.test(behind) || VIRAMAS.has(before));
  const isInEmoji = joiners.startsWith('\u200d') && EMOJI.test(before) && EMOJI.test(behind);
  return isInWord || isInEmoji ? before + joiners.slice(0, 1) : before;
}

/**
 * Normalises a text, unless it piles up marks as no script does: sorting them takes quadratic time, and a request of 100 KB would
 * block the server for seconds.
 */
export function inOneForm(text: string, form: 'NFC' | 'NFKC'): string {
  return PILED_UP.test(text) ? text : text.normalize(form);
}

/** The messages of the broken rules, in order. */
export function broken<Fault>(checks: Record<string, Fault | false>): Record<string, Fault> {
  return Object.fromEntries(
    Object.entries(checks).filter((check): check is [string, Fault] => check[1] !== false),
  );
}

/** The maximum length of an excerpt, in characters. */
const MAX_SHOWN = 400;
/** The number of characters before the first difference. */
const LEAD = 40;

/** Excerpts of two versions of a text; long ones begin shortly before the first difference. */
export function excerpts(before: string | null, after: string | null) {
  const [one, other] = [before ?? '', after ?? ''];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const cut = Math.max(one.length, other.length) > MAX_SHOWN ? Math.max(0, start - LEAD) : 0;
  const excerpt = (text: string | null) =>
    text &&
    `${cut > 0 ? '…' : ''}${text.slice(cut, cut + MAX_SHOWN)}${cut + MAX_SHOWN < text.length ? '…' : ''}`;
  return { before: excerpt(before), after: excerpt(after) };
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
