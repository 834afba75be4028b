import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * The font for most Arabic and Persian texts. Noto Sans has all Arabic letters, but composes them of parts
 * that are not letters, so readers could not copy text out of the file.
 */
const VAZIRMATN = 'vazirmatn';
/** The families of Noto Sans by script. A character is drawn in the first family that contains it. */
const FAMILIES = [
  'noto-sans',
  VAZIRMATN,
  ...['arabic', 'hebrew', 'thaana', 'armenian', 'georgian', 'ethiopic'].map(familyOf),
  ...['bengali', 'gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu', 'kannada', 'malayalam'].map(familyOf),
  ...['sinhala', 'thai', 'lao', 'khmer', 'myanmar', 'sc', 'jp', 'kr'].map(familyOf),
];
const KANA = /[\u3041-\u30ff]/;
/**
 * The first part of Khmer vowels that have two parts. HarfBuzz draws the parts separately, and Unicode does
 * not list them.
 */
const KHMER_VOWEL = '\u17c1';
/** Characters that a document may contain: letters, digits, accents, punctuation, currencies, and joiners between letters. */
const DRAWABLE = /[\p{L}\p{N}\p{M}\p{P}\p{Sc}\u200c\u200d]/u;

const ORIGIN = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };

/** A font with some characters of a text. */
export interface ScriptFont {
  name: string;
  file: Buffer;
  has(character: string): boolean;
  shape(text: string): ShapedGlyph[];
}

interface ShapedGlyph {
  id: number;
  /** The letters that the glyph stands for. */
  letters: string;
  position: typeof ORIGIN;
}

/**
 * Loads fonts for the characters of a text that the shop's font lacks. A family has up to 120 files, each for some ranges of
 * characters. Only the necessary ones are read, and reduced to the characters of the text.
 */
export async function loadScriptFonts(text: string, isLacking: RegExp): Promise<ScriptFont[]> {
  const lacking = new Set([...(text.match(isLacking)?.join('') ?? '')].filter((one) => DRAWABLE.test(one)));
  const all = [...new Set([...lacking, ...[...lacking].join('').normalize('NFKD'), KHMER_VOWEL])];
  const fonts: ScriptFont[] = [];
  for (const family of familiesFor(text)) {
    if (lacking.size === 0) break;
    for (const [slice, ranges] of await slicesOf(family)) {
      if (!lacking.values().some((one) => isIn(ranges, one))) continue;
      const own = all.filter((one) => isIn(ranges, one));
      const font = await loadFont(family, slice, own);
      // The letters of a word join only if they all have the same font.
      if (family === VAZIRMATN && !own.every((one) => font.has(one))) continue;
      fonts.push(font);
      for (const one of lacking) if (font.has(one)) lacking.delete(one);
    }
  }
  return fonts;
}

/** The families for a text. In a text with Japanese letters, Chinese characters get their Japanese shapes. */
function familiesFor(text: string): string[] {
  return KANA.test(text) ? [familyOf('jp'), ...FAMILIES] : FAMILIES;
}

async function loadFont(family: string, slice: string, characters: string[]): Promise<ScriptFont> {
  const woff2 = await readFile(pathOf(family, `files/${family}-${slice}-wght-normal.woff2`));
  const file = await subsetFont(woff2, characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  const font = new Font(new Face(new Blob(file)));
  const letters = new Map(
    [...font.face.collectUnicodes()].map((code) => [font.nominalGlyph(code), String.fromCodePoint(code)]),
  );
  const own = new Set(letters.values());
  return {
    name: `${family}-${slice}`,
    file,
    has: (character) => own.has(character),
    shape: (text) => shapeWith(font, letters, text),
  };
}

/**
 * Turns text into glyphs from left to right, with ligatures and placed accents. A cluster is a group of
 * letters that are drawn together. Its first glyph that is not a single letter stands for all letters of the
 * cluster that have no glyph of their own.
 */
function shapeWith(font: Font, letters: Map<number | undefined, string>, text: string): ShapedGlyph[] {
  const buffer = new Letters();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const infos = buffer.getGlyphInfos();
  const clusters = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
  const rests = new Map(
    clusters.map((cluster, index) => {
      const glyphs = infos.filter((one) => one.cluster === cluster).map((one) => letters.get(one.codepoint));
      const rest = [...text.slice(cluster, clusters[index + 1])].filter((letter) => !glyphs.includes(letter));
      return [cluster, rest.join('')];
    }),
  );
  return infos.map(({ codepoint: id, cluster }, index) => {
    const own = letters.get(id);
    const position = positions[index] ?? ORIGIN;
    if (own !== undefined) return { id, letters: own, position };
    const rest = rests.get(cluster) ?? '';
    rests.set(cluster, '');
    return { id, letters: rest, position };
  });
}

/**
 * The files of a family by name, with the character ranges of each, which the package writes as
 * "U+0600-06FF,U+0750".
 */
async function slicesOf(family: string): Promise<[name: string, ranges: [number, number][]][]> {
  const slices: Record<string, string> = JSON.parse(await readFile(pathOf(family, 'unicode.json'), 'utf8'));
  return Object.entries(slices).map(([name, ranges]) => [
    name.replaceAll(/[[\]]/g, ''),
    ranges.split(',').map((range) => {
      const [first = '', last = first] = range.slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  ]);
}

function isIn(ranges: [number, number][], character: string): boolean {
  const code = codeOf(character);
  return ranges.some(([first, last]) => first <= code && code <= last);
}

export function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function familyOf(script: string): string {
  return `noto-sans-${script}`;
}

function pathOf(family: string, file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${file}`));
}
