import { expect, test } from 'vitest';
import { askedWords, indexWords, searchWords } from './search-words.ts';
import { soundsOf } from './sound-of.ts';

test.each([
  ['Sarees, DRESSES & berries', ['saree', 'dress', 'berry']],
  ["Women's watches", ['woman', 'watch']],
  ['glass canvas kids', ['glass', 'canva', 'kid']],
  ['256GB', ['256', 'gb']],
  ['256 gb', ['256', 'gb']],
  ['iPhone15 M2', ['iphone', '15', 'm2']],
  ['Café', ['cafe']],
  ['साड़ी साडी', ['साडी', 'साडी']],
  ['ผ้าไหมไทย', ['ผ้า', 'ไหม', 'ไทย']],
  ['!?', []],
])('the words of "%s" are %s', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('words that a hyphen joins are found as one, too', () => {
  expect(indexWords('Cotton T-shirt')).toEqual(['cotton', 't', 'shirt', 'tshirt']);
});

test.each([
  ['the laptop', ['laptop']],
  ['jeans for men', ['jean', 'man']],
  ['शादी के लिए साड़ी', ['शादी', 'साडी']],
  ['for', ['for']],
])('"%s" asks for %s', (text, words) => {
  expect(askedWords(text)).toEqual(words);
});

test.each([
  ['saree', 'sari'],
  ['kameez', 'क़मीज़'],
  ['kurta', 'कुर्ता'],
  ['lehenga', 'लहंगा'],
  ['jacket', 'जैकेट'],
  ['kurta', 'कुर्ते'],
  ['saree', 'साड़ियां'],
  ['chunari', 'चुनरी'],
])('"%s" sounds like "%s"', (one, other) => {
  const sounds = new Set(soundsOf(searchWords(one)[0] ?? ''));
  expect(soundsOf(searchWords(other)[0] ?? '').some((sound) => sounds.has(sound))).toBe(true);
});

test.each([
  ['kurta', 'kurti'],
  ['saree', 'sale'],
  ['bag', 'bug'],
])('"%s" does not sound like "%s"', (one, other) => {
  expect(soundsOf(one)).not.toEqual(soundsOf(other));
});
