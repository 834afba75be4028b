import { expect, test } from 'vitest';
import { type TextPart, textDifference } from './text-difference.ts';

/** A text in which the parts that the other text lacks are in brackets. */
const marked = (parts: TextPart[]) =>
  parts.map(({ text, isCommon }) => (isCommon ? text : `[${text}]`)).join('');

test.each([
  ['Soft wool, warm', 'Soft silk, warm', 'Soft [wool, ]warm', 'Soft [silk, ]warm'],
  ['two tones, a zip', 'three tones, two zips', '[two ]tones, [a zip]', '[three ]tones, [two zips]'],
  ['Soft wool', 'Soft wool and warm', 'Soft wool', 'Soft wool [and warm]'],
  ['', 'Soft', '', '[Soft]'],
  ['a a a', 'a a', 'a a [a]', 'a a'],
  ['same', 'same', 'same', 'same'],
  ['1.\nOld\nLink', '1.\nNew\nLink', '1.\n[Old\n]Link', '1.\n[New\n]Link'],
])('%j and %j differ in whole words', (before, after, one, other) => {
  const difference = textDifference(before, after);
  expect([marked(difference.before), marked(difference.after)]).toEqual([one, other]);
});
