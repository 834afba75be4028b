import { fold } from '../search.ts';

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/**
 * Where a number meets a word: `256GB` becomes `256 gb`, and `iphone15` becomes `iphone 15`; `m2` and `5.3`
 * stay.
 */
const BOUNDARY = /(?<=\p{N})(?=\p{L})|(?<=\p{L}{2})(?=\p{N})/u;
const PART = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Dots below Hindi letters, which are often omitted, and invisible joiners. */
const OPTIONAL = /[\u093c\u200c\u200d]/g;
const HYPHEN = /(?<=\p{L})[-‐‑](?=\p{L})/u;
const MAX_LETTERS = 40;

/** English and Hindi words, also in Latin letters, that do not describe products. */
const STOP_WORDS = new Set(
  `a an and any are at be by buy can do for from get give good have i im in is it like looking me my need of on one online
  or please price show some something that the these this those to under want what which with within you your
  ke ka ki ko se mein aur liye wala wali wale chahiye
  के का की को से में मे और लिए वाला वाली वाले चाहिए`.split(/\s+/),
);

/** Irregular plurals. */
const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  scarves: 'scarf',
  shelves: 'shelf',
  knives: 'knife',
  leaves: 'leaf',
};

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text in the form for comparison: without case, accents and plurals. */
export function searchWords(text: string): string[] {
  return chunksOf(text).flatMap(wordsOfChunk);
}

/** Like `searchWords`, plus hyphenated words as one: `t-shirt` gives `t`, `shirt` and `tshirt`. */
export function indexWords(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const words = wordsOfChunk(chunk);
    return HYPHEN.test(chunk) ? [...words, words.join('')] : words;
  });
}

/** The words of a search without stop words. If all are stop words, they all stay. */
export function askedWords(text: string): string[] {
  const chunks = chunksOf(text);
  const telling = chunks.filter((chunk) => !STOP_WORDS.has(chunk));
  return (telling.length > 0 ? telling : chunks).flatMap(wordsOfChunk);
}

function chunksOf(text: string): string[] {
  const folded = fold(text)
    .replaceAll(OPTIONAL, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/['’]s?(?![\p{L}\p{N}])/gu, '');
  return folded.split(/[\s/,;:|()"“”]/u).filter((chunk) => chunk !== '');
}

function wordsOfChunk(chunk: string): string[] {
  const segments = UNSPACED.test(chunk)
    ? Array.from(segmenter.segment(chunk), ({ segment }) => segment)
    : [chunk];
  const parts = segments.flatMap((segment) => segment.match(PART) ?? []);
  return parts.flatMap((part) => part.split(BOUNDARY)).map((word) => singular(word).slice(0, MAX_LETTERS));
}

export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(ss|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
