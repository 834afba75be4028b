import { expect, test } from 'vitest';
import { firstSentence, summaryOf } from './summary.ts';

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

test('a summary is the first sentence of the first paragraph, without formatting', () => {
  const plain = (text: string) => text.replaceAll('**', '');
  expect(summaryOf('\n**Soft** cotton. Washes well.\n\nMore.', plain)).toBe('Soft cotton.');
});

test('a long first sentence is cut', () => {
  expect(summaryOf('a'.repeat(240), String)).toHaveLength(240);
  expect(summaryOf('a'.repeat(241), String)).toBe(`${'a'.repeat(240)}…`);
});
