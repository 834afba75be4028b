import { expect, test } from 'vitest';
import {
  beginsWith,
  relevanceOf,
  type SearchedTexts,
  searchedWordsOf,
  wordsSearchedFor,
} from './relevance.ts';

const NOTHING: SearchedTexts = { title: '', categories: [], brand: '', tags: [], choices: [] };
const worth = (text: string, texts: Partial<SearchedTexts>) =>
  relevanceOf(wordsSearchedFor(text), searchedWordsOf({ ...NOTHING, ...texts }), beginsWith);

test.each<[Partial<SearchedTexts>, number]>([
  [{ title: 'A red shoe' }, 6],
  [{ categories: ['Shoes', 'Red things'] }, 4.5],
  [{ title: 'Reddish shoe' }, 4],
  [{ brand: 'Red' }, 3],
  [{ tags: ['dark', 'red'] }, 3],
  [{ categories: ['Reddish'] }, 3],
  [{ brand: 'Redder' }, 2],
  [{ choices: ['Dark red'] }, 1.5],
  [{ choices: ['Reddish'] }, 1],
  [{ title: 'Bored', choices: ['Infrared'] }, 0],
])('"red" of %j is worth %d: whole words before beginnings, titles before choices', (texts, expected) => {
  expect(worth('red', texts)).toBe(expected);
});

test('a word counts once, where it is worth most', () => {
  expect(worth('red', { title: 'Reddish', categories: ['Red'], brand: 'Red', choices: ['Red'] })).toBe(4.5);
  expect(worth('red', { title: 'Red', categories: ['Red'] })).toBe(6);
  expect(worth('red', { categories: ['Reddish'], brand: 'Red' })).toBe(3);
});

test('each word has to be found, and adds what it is worth', () => {
  expect(worth('red shoe', { title: 'Shoe', choices: ['Red'] })).toBe(7.5);
  expect(worth('red hat', { title: 'Shoe', choices: ['Red'] })).toBe(0);
});
