import { MAX_SEARCH_WORDS, wordsOf } from '../search.ts';

/** The texts of a product that are searched, and what a word found there is worth. */
const WORTHS = { title: 4, category: 3, labels: 2, choices: 1 } as const;
/** A whole word is worth half as much again as the beginning of one. */
const WHOLE = 1.5;

/** What a product is searched by. */
export interface SearchedTexts {
  title: string;
  /** Names of its own. */
  categories: readonly string[];
  brand: string;
  tags: readonly string[];
  /** The values of its options. */
  choices: readonly string[];
}

export type SearchedWords = { worth: number; words: string[] }[];

export type Matches = (word: string, searched: string) => boolean;

export function searchedWordsOf({ title, categories, brand, tags, choices }: SearchedTexts): SearchedWords {
  const texts = { title: [title], category: categories, labels: [brand, ...tags], choices };
  return (['title', 'category', 'labels', 'choices'] as const).map((key) => ({
    worth: WORTHS[key],
    words: wordsOf(texts[key].join(' ')),
  }));
}

/** The words of a search that count. */
export function wordsSearchedFor(text: string): string[] {
  return wordsOf(text).slice(0, MAX_SEARCH_WORDS);
}

/** How well a product fits what is searched for; 0: some word is in none of its texts. */
export function relevanceOf(searched: readonly string[], texts: SearchedWords, matches: Matches): number {
  let sum = 0;
  for (const word of searched) {
    const worth = worthOf(word, texts, matches);
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

function worthOf(searched: string, texts: SearchedWords, matches: Matches): number {
  let most = 0;
  for (const { worth, words } of texts) {
    if (worth * WHOLE <= most) continue;
    if (words.includes(searched)) most = worth * WHOLE;
    else if (worth > most && words.some((word) => matches(word, searched))) most = worth;
  }
  return most;
}

export function beginsWith(word: string, searched: string): boolean {
  return word.startsWith(searched);
}
