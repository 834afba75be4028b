import { expect, test } from 'vitest';
import { csvOf } from './save-file.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['-12.50', '-12.50'],
  ['साड़ी', 'साड़ी'],
])('%j is written as %j', (cell, written) => {
  expect(csvOf([['Heading'], [cell]])).toBe(`\uFEFFHeading\r\n${written}\r\n`);
});
