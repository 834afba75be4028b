const MAX_CHARACTERS = 500;
/** So many characters take no more in UTF-8. */
export const EXCERPT_BYTES = 4 * MAX_CHARACTERS;
/** What is not seen or turns what stands beside it around, but lines, and the joiners of Indian scripts and of emoji. */
const UNSEEN = /(?![\n\t\u200c\u200d])\p{C}/gu;

/** The beginning of an answer, as text that is safe to show. @returns null for what is none, or says nothing */
export function excerptOf(body: Buffer): string | null {
  if (body.includes(0)) return null;
  // As of a stream: a character that is cut at the end is left out.
  const text = new TextDecoder().decode(body, { stream: true });
  const characters = [...text.replaceAll('\r\n', '\n').replace(UNSEEN, '').trim()];
  if (characters.length === 0) return null;
  const beginning = characters.slice(0, MAX_CHARACTERS).join('');
  return characters.length > MAX_CHARACTERS ? `${beginning}…` : beginning;
}
