import { expect, test } from 'vitest';
import { errorsBetween, nearlyBeginsWith, similarWords } from './typing-errors.ts';

test.each([
  ['jacket', 'jacket', 0],
  ['jacket', 'jac', 0],
  ['jacket', 'jakcet', 1],
  ['jacket', 'jcket', 1],
  ['jacket', 'jackett', 1],
  ['jacket', 'jaxket', 1],
  ['jacket', 'xaxket', 2],
  ['jacket', '', 0],
  ['', 'ja', 2],
  ['abcd', 'bd', 2],
  ['abcd', 'bacd', 1],
  ['abcd', 'badc', 2],
  ['abcd', 'bxcd', 2],
  ['abcd', 'xacd', 2],
])('of "%s" somebody types "%s": errors %i', (word, typed, errors) => {
  expect(errorsBetween(word, typed)).toBe(errors);
});

test('a count that is given up is more than what was asked for, and any other is the same', () => {
  const words = ['jacket', 'jakcet', 'racket', 'jacaranda', 'kurta', 'a', ''];
  for (const word of words)
    for (const typed of words) {
      const errors = errorsBetween(word, typed);
      for (const most of [0, 1, 2]) {
        const counted = errorsBetween(word, typed, most);
        if (errors <= most) expect(counted, `${word} ${typed} ${most}`).toBe(errors);
        else expect(counted, `${word} ${typed} ${most}`).toBeGreaterThan(most);
      }
    }
});

test.each([
  ['kurta', 'krt', false],
  ['kurta', 'krta', true],
  ['kurtas', 'kutra', true],
  ['embroidered', 'embriodred', true],
  ['embroidered', 'mbriodred', false],
  ['linen', 'lin', true],
  ['ro', 'ro', true],
  ['rose', 'roze', true],
  ['rose', 'rsoe', true],
  ['rose', 'razo', false],
  ['jacket', 'jukket', false],
  ['jackets', 'jukkets', true],
  ['jackets', 'jukkits', false],
])('"%s" for "%s": %s', (word, typed, isMeant) => {
  expect(nearlyBeginsWith(word, typed)).toBe(isMeant);
});

test('of similar words the shortest stand for those that begin with them', () => {
  const words = ['linens', 'line', 'linen', 'k', 'lining', 'kin', 'klinen'];
  expect(similarWords(words, 'linen')).toEqual(['klinen', 'line', 'lining']);
  expect(similarWords(words, 'lin')).toEqual(['line', 'lining']);
  expect(similarWords([], 'linen')).toEqual([]);
});

test('what is looked at first leaves out no word that has one error', () => {
  const letters = ['a', 'b', 'c'];
  const typed = 'abca';
  const words = [3, 4, 5].flatMap((length) =>
    Array.from({ length: letters.length ** length }, (_, number) =>
      Array.from({ length }, (__, place) => letters[Math.floor(number / letters.length ** place) % 3]).join(
        '',
      ),
    ),
  );
  expect(words.filter((word) => nearlyBeginsWith(word, typed))).toEqual(
    words.filter((word) => errorsBetween(word, typed) <= 1),
  );
});
