import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import type PDFDocument from 'pdfkit';
import { codeOf, loadScriptFonts, type ScriptFont } from './script-fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Options = Pick<PDFKit.Mixins.TextOptions, 'width' | 'align'>;

/**
 * A text with the font of each of its UTF-16 code units. Without fonts, the shop's font has all characters.
 */
interface FittedText {
  text: string;
  fonts: string[];
}

interface Part {
  start: number;
  end: number;
}

interface Line extends FittedText, Part {
  directions: EmbeddingLevels;
}

/** The parts of pdfkit's font that it does not declare. */
interface EmbeddedFont {
  ascender: number;
  descender: number;
  font: {
    getGlyph(id: number, codePoints: number[]): object;
    layout(text: string): { glyphs: object[]; positions: object[]; advanceWidth: number };
  };
}

const SHOP_FONT = 'shop';
/** Characters that the shop's font lacks (design/fonts/for-pdf.py). */
const LACKING =
  /[^ -~\u00a1-\u00ac\u00ae-\u0107\u010a-\u011b\u011e-\u0123\u0126-\u0133\u0136\u0137\u0139-\u0148\u014a-\u015b\u015e-\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20a8\u20ac\u20b9\u20ba\u20bd\u2122\u2212]+/gu;
/** Invisible characters, except those that join or separate letters in Persian and Indian scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
/** Arabic digits. HarfBuzz would reverse numbers that consist of them. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const LETTER = /[\p{L}\p{N}]/u;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
// The package's types describe an ES module, but Node.js loads its CommonJS build.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Writes texts in all scripts. pdfkit writes in one font and from left to right, so it writes only texts in the shop's font. */
export class Typesetter {
  readonly pdf: Pdf;
  readonly #fonts: readonly ScriptFont[];
  /** The baseline's distance from the top of a line, in lines. */
  readonly #baseline: number;

  private constructor(pdf: Pdf, fonts: readonly ScriptFont[], baseline: number) {
    this.pdf = pdf;
    this.#fonts = fonts;
    this.#baseline = baseline;
  }

  /** @param text everything that will be written, so that all necessary fonts are loaded */
  static async open(pdf: Pdf, font: Uint8Array, text: string): Promise<Typesetter> {
    pdf.registerFont(SHOP_FONT, font as never);
    const fonts = await loadScriptFonts(text.normalize('NFC'), LACKING);
    for (const font of fonts) useHarfBuzz(pdf.registerFont(font.name, font.file).font(font.name), font);
    pdf.font(SHOP_FONT);
    const { ascender, descender } = fontOf(pdf);
    return new Typesetter(pdf, fonts, ascender / (ascender - descender));
  }

  write(text: string, x = this.pdf.x, y = this.pdf.y, options: Options = {}): void {
    const { pdf } = this;
    const fitted = this.#fit(text);
    if (isPlain(fitted)) {
      pdf.text(fitted.text, x, y, options);
      return;
    }
    const { page } = pdf;
    const width = options.width ?? page.width - page.margins.right - x;
    const directions = bidi.getEmbeddingLevels(fitted.text);
    let top = y;
    for (const line of this.#linesOf(fitted, width)) {
      if (top + pdf.currentLineHeight() > page.height - page.margins.bottom) {
        pdf.addPage();
        top = page.margins.top;
      }
      this.#writeLine({ ...fitted, ...line, directions }, x, top, options.align === 'right' ? width : null);
      top += pdf.currentLineHeight();
    }
    pdf.x = x;
    pdf.y = top;
  }

  heightOf(text: string, width: number): number {
    const fitted = this.#fit(text);
    if (isPlain(fitted)) return this.pdf.heightOfString(fitted.text || ' ', { width });
    return this.#linesOf(fitted, width).length * this.pdf.currentLineHeight();
  }

  /** Chooses a font for each character. Letters of unknown scripts become a question mark; other signs are removed. */
  #fit(text: string): FittedText {
    const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '');
    if (plain.search(LACKING) < 0) return { text: plain, fonts: [] };
    const fitted: FittedText = { text: '', fonts: [] };
    let isUnknown = false;
    for (const character of plain) {
      const font = this.#fontOf(character, fitted.fonts.at(-1));
      const isFirst = !isUnknown;
      isUnknown = font === null && (isUnknown || LETTER.test(character));
      const drawn = font !== null ? character : isUnknown && isFirst ? '?' : '';
      fitted.text += drawn;
      for (const _ of drawn.split('')) fitted.fonts.push(font ?? SHOP_FONT);
    }
    return fitted;
  }

  /** Accents and punctuation have the font of the letter before them if possible. */
  #fontOf(character: string, before: string | undefined): string | null {
    if (character.search(LACKING) < 0) return SHOP_FONT;
    const able = this.#fonts.filter((font) => font.has(character));
    return (able.find(({ name }) => name === before) ?? able[0])?.name ?? null;
  }

  #linesOf(fitted: FittedText, width: number): Part[] {
    const lines: Part[] = [];
    let line: Part = { start: 0, end: 0 };
    let used = 0;
    for (const word of wordsOf(fitted.text).flatMap((word) => this.#fragmentsOf(fitted, word, width))) {
      const own = this.#widthOf(fitted, word);
      const isSpace = fitted.text[word.start] === ' ';
      if (used + own > width && used > 0) {
        lines.push(line);
        line = { start: isSpace ? word.end : word.start, end: word.end };
        used = isSpace ? 0 : own;
        continue;
      }
      if (isSpace && line.start === word.start) line.start = word.end;
      else used += own;
      line.end = word.end;
    }
    return [...lines, line].map(({ start, end }) => ({
      start,
      end: start + fitted.text.slice(start, end).trimEnd().length,
    }));
  }

  /** Breaks a word that is wider than the line at any character. */
  #fragmentsOf(fitted: FittedText, word: Part, width: number): Part[] {
    if (this.#widthOf(fitted, word) <= width) return [word];
    return [...LETTERS.segment(fitted.text.slice(word.start, word.end))].map(({ index, segment }) => {
      const start = word.start + index;
      return { start, end: start + segment.length };
    });
  }

  #widthOf(fitted: FittedText, part: Part): number {
    const width = runsOf(fitted, part).reduce((sum, { start, end }) => {
      const font = this.pdf.font(fitted.fonts[start] ?? SHOP_FONT);
      return sum + font.widthOfString(fitted.text.slice(start, end));
    }, 0);
    this.pdf.font(SHOP_FONT);
    return width;
  }

  /** @param right the width of the line, if its text is aligned right */
  #writeLine(line: Line, x: number, y: number, right: number | null): void {
    const { text, fonts, directions } = line;
    const places = bidi.getReorderedIndices(text, directions, line.start, Math.max(line.end - 1, line.start));
    const placeOf = new Map(places.slice(line.start, line.end).map((index, place) => [index, place]));
    const runs = runsOf(line, line, directions.levels).toSorted(
      (one, other) => (placeOf.get(one.start) ?? 0) - (placeOf.get(other.start) ?? 0),
    );
    const baseline = -this.#baseline * this.pdf.currentLineHeight();
    let at = right === null ? x : x + right - this.#widthOf(line, line);
    for (const run of runs) {
      const own = text.slice(run.start, run.end);
      const isMirrored = (directions.levels[run.start] ?? 0) % 2 === 1;
      const drawn = (isMirrored && bidi.getMirroredCharacter(own)) || own;
      const width = this.#widthOf(line, run);
      this.pdf.font(fonts[run.start] ?? SHOP_FONT).text(drawn, at, y, { lineBreak: false, baseline });
      at += width;
    }
    this.pdf.font(SHOP_FONT);
  }
}

/** Shapes text by HarfBuzz: pdfkit's fontkit throws errors for some texts in Arabic, Thai and Indian scripts. */
function useHarfBuzz(pdf: Pdf, { shape }: ScriptFont): void {
  const { font } = fontOf(pdf);
  font.layout = (text) => {
    const glyphs = shape(text);
    return {
      glyphs: glyphs.map(({ id, letters }) => font.getGlyph(id, [...letters].map(codeOf))),
      positions: glyphs.map(({ position }) => position),
      // Computed on demand, because pdfkit scales the positions before it reads the width.
      get advanceWidth() {
        return glyphs.reduce((sum, { position }) => sum + position.xAdvance, 0);
      },
    };
  };
}

function fontOf(pdf: Pdf): EmbeddedFont {
  return (pdf as unknown as { _font: EmbeddedFont })._font;
}

function isPlain({ fonts }: FittedText): boolean {
  return fonts.every((font) => font === SHOP_FONT);
}

/** Words with the punctuation after them, and the spaces between them. */
function wordsOf(text: string): Part[] {
  const words: Part[] = [];
  for (const { index, segment, isWordLike } of WORDS.segment(text)) {
    const last = words.at(-1);
    const isAttached = !isWordLike && segment !== ' ' && last !== undefined && text[last.start] !== ' ';
    if (isAttached) last.end += segment.length;
    else words.push({ start: index, end: index + segment.length });
  }
  return words;
}

/**
 * Splits a part where its font or direction changes. HarfBuzz reverses a run whose script is written from
 * right to left.
 */
function runsOf({ text, fonts }: FittedText, part: Part, levels: ArrayLike<number> = []): Part[] {
  const runs: Part[] = [];
  for (let index = part.start; index < part.end; index += 1) {
    const last = runs.at(-1);
    const isSame = fonts[index] === fonts[index - 1] && levels[index] === levels[index - 1];
    if (last && isSame && !isAlone(text[index] ?? '', fonts[index], levels[index])) last.end += 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs;
}

/**
 * Whether a character must be a run of its own: punctuation, spaces and digits in text that runs from right
 * to left.
 */
function isAlone(character: string, font: string | undefined, level = 0): boolean {
  return level % 2 === 1 ? font === SHOP_FONT : ARABIC_DIGIT.test(character);
}
