import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

test.each([
  ['Soft wool, warm', 'Soft silk, warm', ['Soft ', 'wool, ', 'silk, ', 'warm']],
  ['Soft wool', 'Soft wool, warm', ['Soft ', 'wool', 'wool, warm', '']],
  ['', 'Soft', ['', '', 'Soft', '']],
  ['a a a', 'a a', ['a ', 'a ', '', 'a']],
  ['same', 'same', ['same', '', '', '']],
])('%j and %j differ in whole words', (before, after, [start, one, other, end]) => {
  expect(textDifference(before, after)).toEqual({ start, before: one, after: other, end });
});
