import SearchableMap from 'minisearch/SearchableMap';
import { LETTERS_PER_ERROR, nearWords } from './near-words.ts';
import { askedWords, indexWords, searchWords } from './search-words.ts';
import { soundsOf, tellsEnough } from './sound-of.ts';

/** What a product is searched by, and what a word is worth that is found there. */
const WORTHS = { title: 4, category: 3, labels: 2, others: 1 } as const;

export type SearchedTexts = Record<keyof typeof WORTHS, readonly string[]>;

/** How much of its worth a word has that is like the one that is searched for. */
const [SAME, BEGUN, ALIKE, MISTYPED] = [1, 0.8, 0.5, 0.4];

/** A row that was found, and how well it fits. */
export interface FoundRow {
  row: number;
  worth: number;
}

/** Words that mean the same: `mobile`, `cell phone`. */
export type Synonyms = readonly (readonly string[])[];

/** One thing that is searched for, in the ways of saying it: each of some words. */
type Asked = readonly (readonly string[])[];

/** More are not looked for. */
const MAX_ASKED = 12;
/** Further from a word nobody can have meant it. */
const MAX_ERRORS = 3;
/** Of what is searched for, by its weight: what has less of it is something else. */
const LEAST_SHARE = 0.5;
/** More than all words are worth together. */
const ALL_FOUND = 10_000;
const SHORTEST_PART = 3;
const WORTH_BITS = 3;

/** Finds products by their words: some 100 bytes for each product, and some hundred for each different word. */
export class WordIndex {
  /** The number of each word. */
  readonly #words = new SearchableMap<number>();
  #size = 0;
  readonly #bySound = new Map<string, number[]>();
  /** The rows that have a word, each with its worth there, from the start of that word on to that of the next. */
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

  /** The rows that have all that is searched for, then those that have most of it: of equal ones the first. */
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

  /** What may have been meant by a text that finds nothing; null: nothing here is like it. */
  meant(text: string): string | null {
    const words = askedWords(text);
    const likest = words.map((word) => {
      const errors = Math.min(MAX_ERRORS, 1 + Math.floor(word.length / LETTERS_PER_ERROR));
      const near = [...(this.#words.fuzzyGet(word, errors) ?? [])];
      return near.sort(([, [, one]], [, [, other]]) => one - other)[0]?.[0];
    });
    return likest.every((word) => word !== undefined) && words.length > 0 ? likest.join(' ') : null;
  }

  /** The numbers of the words of a product, with what each is worth: most where it is worth most. */
  #worthsIn(text: SearchedTexts, known: Map<string, number[]>): Map<number, number> {
    const worths = new Map<number, number>();
    for (const [kind, worth] of Object.entries(WORTHS))
      for (const one of text[kind as keyof SearchedTexts])
        for (const word of this.#numbersIn(one, known)) if (!worths.has(word)) worths.set(word, worth);
    return worths;
  }

  /** @param known those of what stood between spaces so far */
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

  /** What is searched for: words, phrases that mean the same as others, and words that are written as one here: `head phones`. */
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

  /** Of each row: what the best of several phrases is worth, each as much as its worst word. */
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

  /** The words that are like one, and how much. One letter begins too many, unless nothing else is searched for. */
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

  /** The two words here that are written as one: `powerbank`. */
  #partsOf(word: string): string[] | null {
    for (let place = SHORTEST_PART; place <= word.length - SHORTEST_PART; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)];
      if (parts.every((part) => this.#words.has(part))) return parts;
    }
    return null;
  }

  /** How much something says of a product: the more the fewer have it, and the more it is worth where it is; 0: none has it. */
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
