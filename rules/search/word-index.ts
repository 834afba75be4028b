import SearchableMap from 'minisearch/SearchableMap';
import { LETTERS_PER_ERROR, nearWords } from './near-words.ts';
import { askedWords, indexWords, searchWords } from './search-words.ts';
import { soundsOf, tellsEnough } from './sound-of.ts';

/** The search fields of a product, with the weight of a word in each. */
const WORTHS = { title: 4, category: 3, labels: 2, others: 1 } as const;

export type SearchedTexts = Record<keyof typeof WORTHS, readonly string[]>;

/** The share of a word's weight for each kind of match. */
const [SAME, BEGUN, ALIKE, MISTYPED] = [1, 0.8, 0.5, 0.4];

/** A matching row with its rank. */
export interface FoundRow {
  row: number;
  worth: number;
}

/** Groups of words with the same meaning: `mobile`, `cell phone`. */
export type Synonyms = readonly (readonly string[])[];

/** One search term with its alternatives, each of which consists of some words. */
type Asked = readonly (readonly string[])[];

/** The maximum number of search terms. Further terms are ignored. */
const MAX_ASKED = 12;
/** The maximum number of errors in a word. With more, a match is not plausible. */
const MAX_ERRORS = 3;
/** The smallest share of the search terms' weight that a match must have. */
const LEAST_SHARE = 0.5;
/** The bonus for a product that matches all terms: more than the weights of all words together. */
const ALL_FOUND = 10_000;
const SHORTEST_PART = 3;
const WORTH_BITS = 3;

/** Finds products by their words: about 100 bytes for each product, and a few hundred for each distinct word. */
export class WordIndex {
  /** The words, each with a number that identifies it. */
  readonly #words = new SearchableMap<number>();
  #size = 0;
  readonly #bySound = new Map<string, number[]>();
  /** The rows of each word with its weight there, from the start of that word to that of the next. */
  readonly #rows: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #count: number;
  readonly #meanings = new Map<string, Asked>();

  constructor(texts: readonly SearchedTexts[], synonyms: Synonyms = []) {
    this.#count = texts.length;
    const rowsOf: number[][] = [];
    const known = new Map<string, number[]>();
    for (const [row, text] of texts.entries()) {
      for (const [word, worth] of this.#worthsIn(text, known)) {
        const rows = rowsOf[word] ?? [];
        rowsOf[word] = rows;
        rows.push((row << WORTH_BITS) | worth);
      }
    }
    this.#starts = new Uint32Array(rowsOf.length + 1);
    for (const [word, rows] of rowsOf.entries())
      this.#starts[word + 1] = (this.#starts[word] ?? 0) + rows.length;
    this.#rows = Uint32Array.from(rowsOf.flat());
    for (const group of synonyms) {
      const phrases = group.map(searchWords).filter(({ length }) => length > 0);
      for (const phrase of phrases) this.#meanings.set(phrase.join(' '), phrases);
    }
  }

  /** The rows that match all terms, then those that match most; equal matches in the order of the index. */
  find(text: string): FoundRow[] {
    const asked = this.#askedIn(text);
    const found = asked
      .map((phrases) => this.#worthsOf(phrases, asked.length === 1))
      .map((worths) => this.#weightOf(worths))
      .filter(({ rarity }) => rarity > 0);
    const whole = found.reduce((sum, { weight }) => sum + weight, 0);
    const rows: (FoundRow & { share: number })[] = [];
    let largest = 0;
    for (let row = 0; row < this.#count; row += 1) {
      let [worth, share, missing] = [0, 0, 0];
      for (const { worths, rarity, weight } of found) {
        const own = worths[row] ?? 0;
        worth += own * rarity;
        if (own > 0) share += weight;
        else missing += 1;
      }
      largest = Math.max(largest, share);
      if (worth > 0) rows.push({ row, share, worth: missing === 0 ? worth + ALL_FOUND : worth });
    }
    const least = Math.min(whole * LEAST_SHARE, largest);
    return rows.filter(({ share }) => share >= least).sort((a, b) => b.worth - a.worth || a.row - b.row);
  }

  /** A suggestion for a text that finds nothing; null if nothing is similar. */
  meant(text: string): string | null {
    const words = askedWords(text);
    const likest = words.map((word) => {
      const errors = Math.min(MAX_ERRORS, 1 + Math.floor(word.length / LETTERS_PER_ERROR));
      const near = [...(this.#words.fuzzyGet(word, errors) ?? [])];
      return near.sort(([, [, one]], [, [, other]]) => one - other)[0]?.[0];
    });
    return likest.every((word) => word !== undefined) && words.length > 0 ? likest.join(' ') : null;
  }

  /** The numbers of a product's words with their highest weights. */
  #worthsIn(text: SearchedTexts, known: Map<string, number[]>): Map<number, number> {
    const worths = new Map<number, number>();
    for (const [kind, worth] of Object.entries(WORTHS))
      for (const one of text[kind as keyof SearchedTexts])
        for (const word of this.#numbersIn(one, known)) if (!worths.has(word)) worths.set(word, worth);
    return worths;
  }

  /** @param known a cache by space-separated part */
  #numbersIn(text: string, known: Map<string, number[]>): readonly number[] {
    return text.split(' ').flatMap((piece) => {
      const numbers = known.get(piece) ?? indexWords(piece).map((word) => this.#numberOf(word));
      known.set(piece, numbers);
      return numbers;
    });
  }

  #numberOf(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const number = this.#size;
    this.#size += 1;
    this.#words.set(word, number);
    for (const sound of soundsOf(word))
      this.#bySound.set(sound, [...(this.#bySound.get(sound) ?? []), number]);
    return number;
  }

  /** The terms of a search: words, phrases with synonyms, and words that products write as one: `head phones`. */
  #askedIn(text: string): Asked[] {
    const words = askedWords(text);
    const asked: Asked[] = [];
    for (let place = 0; place < words.length; ) {
      const { phrases, length } = this.#phraseAt(words, place);
      asked.push(phrases);
      place += length;
    }
    return asked.slice(0, MAX_ASKED);
  }

  #phraseAt(words: readonly string[], place: number): { phrases: Asked; length: number } {
    for (let length = words.length - place; length > 0; length -= 1) {
      const phrases = this.#meanings.get(words.slice(place, place + length).join(' '));
      if (phrases) return { phrases, length };
    }
    const two = words.slice(place, place + 2);
    if (two.length === 2 && this.#words.has(two.join('')))
      return { phrases: [two, [two.join('')]], length: 2 };
    const word = words[place] ?? '';
    const parts = this.#like(word, true).size > 0 ? null : this.#partsOf(word);
    return { phrases: [parts ?? [word]], length: 1 };
  }

  /** For each row the weight of its best phrase, which is that of the phrase's weakest word. */
  #worthsOf(phrases: Asked, isAlone: boolean): Float32Array {
    const each = phrases.map((words) =>
      words.map((word) => this.#worthsOfWord(word, isAlone, phrases.length === 1)).reduce(least),
    );
    return each.reduce(most);
  }

  #worthsOfWord(word: string, isAlone: boolean, mayBeMistyped: boolean): Float32Array {
    const worths = new Float32Array(this.#count);
    const like = this.#like(word, isAlone);
    const near = like.size > 0 || !mayBeMistyped ? [] : nearWords(this.#words, word);
    for (const [number, likeness] of [...like, ...near.map((one) => [one, MISTYPED] as const)]) {
      const end = this.#starts[number + 1] ?? 0;
      for (let place = this.#starts[number] ?? 0; place < end; place += 1) {
        const entry = this.#rows[place] ?? 0;
        const row = entry >>> WORTH_BITS;
        worths[row] = Math.max(worths[row] ?? 0, likeness * (entry & ((1 << WORTH_BITS) - 1)));
      }
    }
    return worths;
  }

  /**
   * Similar words with their similarity. A single letter counts only if it is the only term, because it is
   * the prefix of too many words.
   */
  #like(word: string, isAlone: boolean): Map<number, number> {
    const like = new Map<number, number>();
    for (const sound of soundsOf(word).filter((one) => tellsEnough(one, word)))
      for (const number of this.#bySound.get(sound) ?? []) like.set(number, ALIKE);
    if (word.length > 1 || isAlone)
      for (const [whole, number] of this.#words.atPrefix(word))
        like.set(number, (BEGUN * word.length) / whole.length);
    const same = this.#words.get(word);
    if (same !== undefined) like.set(same, SAME);
    return like;
  }

  /** The two known words that a compound consists of: `powerbank`. */
  #partsOf(word: string): string[] | null {
    for (let place = SHORTEST_PART; place <= word.length - SHORTEST_PART; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)];
      if (parts.every((part) => this.#words.has(part))) return parts;
    }
    return null;
  }

  /**
   * The importance of a term: higher if fewer products match it and if its weight is higher; 0 if no product
   * matches it.
   */
  #weightOf(worths: Float32Array): { worths: Float32Array; rarity: number; weight: number } {
    let [rows, largest] = [0, 0];
    for (const worth of worths) {
      if (worth > 0) rows += 1;
      if (worth > largest) largest = worth;
    }
    const rarity = rows === 0 ? 0 : Math.log(1 + this.#count / rows);
    return { worths, rarity, weight: rarity * largest };
  }
}

function least(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((worth, row) => Math.min(worth, other[row] ?? 0));
}

function most(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((worth, row) => Math.max(worth, other[row] ?? 0));
}
