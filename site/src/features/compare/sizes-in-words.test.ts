import { expect, test } from 'vitest';
import { sizesInWords } from './sizes-in-words.ts';

test('sizes are listed', () => {
  expect(sizesInWords(['S', 'M', 'L'])).toBe('S, M, L');
});

test('what is not made in sizes comes in one', () => {
  expect(sizesInWords([])).toBe('One size');
});
