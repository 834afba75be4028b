import { expect, test } from 'vitest';
import { firstSentence } from './product-schema.ts';

test.each([
  ['Soft. Washes well.', 'Soft.'],
  ['Warm down to 5.5 degrees. Lined.', 'Warm down to 5.5 degrees.'],
  ['One sentence without an end', 'One sentence without an end'],
  [
    'Works from 1 s to 1/500 s without a battery; only the meter needs one. Grey.',
    'Works from 1 s to 1/500 s without a battery; only the meter needs one.',
  ],
])('the first sentence of "%s" ends where a new one begins', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
