/** Characters that occur in every script. */
const SIGNS = /[\p{P}\p{Sc}\u00a0°™®©²³½¼¾×·­ªº]/gu;
const LETTERS_OF: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{M}\p{N}]+$/u,
  /^[\p{Script=Cyrillic}\p{M}\p{N}]+$/u,
  /^[\p{Script=Greek}\p{M}\p{N}]+$/u,
  /^[\p{Script=Hebrew}\p{M}\p{N}]+$/u,
  /^[\p{Script=Arabic}\p{M}\p{N}]+$/u,
  /^[\p{Script=Hangul}\p{N}A-Za-z]+$/u,
  // Half-width katakana in Shift-JIS is usually text in another encoding.
  /^(?!.*[\uff61-\uff9f])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆\p{N}A-Za-z]+$/u,
];
const LATIN = 0;
/** Characters that never occur between letters. */
const MISPLACED = /\p{L}[¡¢£¤¥¦§¨¬¯°±²³´¶¸¹º»¼½¾¿÷]\p{L}/u;
/**
 * A capital letter after a small one, which is unusual: in most words either only the first letter is a
 * capital, or all are.
 */
const MIXED_CASE = /\p{Ll}\p{Lu}/u;
/** The largest plausible share of accented letters in a Latin word. */
const MOST_ACCENTS = 0.6;
const SHORT = 3;

/**
 * Rates how much of a text looks like words of a language: 1 if all words with non-ASCII letters do, 0 if none. In a wrong
 * encoding, words mix scripts, cases and symbols.
 */
export function plausibility(text: string): number {
  if (text.includes('\ufffd') || /(?![\t\r\n])\p{Cc}|\p{Co}/u.test(text)) return 0;
  const words = text.match(/[\p{L}\p{M}\p{N}\p{S}\p{P}]+/gu) ?? [];
  const plain = words
    .flatMap((word) => (MISPLACED.test(word) ? [null] : word.replace(SIGNS, ' ').split(' ')))
    .filter((word) => word === null || /[^\0-\x7f]/.test(word));
  if (plain.length === 0) return 1;
  return plain.filter((word) => word !== null && isPlausible(word)).length / plain.length;
}

/** Whether a text contains kana. Nearly every Japanese text does, and no other. */
export function hasKana(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.replace(/[\uff61-\uff9f]/g, ''));
}

function isPlausible(word: string): boolean {
  const script = LETTERS_OF.findIndex((letters) => letters.test(word));
  if (script < 0 || MIXED_CASE.test(word)) return false;
  if (script !== LATIN || word.length < SHORT) return true;
  const accented = word.replace(/[\0-\x7f]/g, '').length;
  return accented / word.length <= MOST_ACCENTS;
}
