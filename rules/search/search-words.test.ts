import { expect, test } from 'vitest';
import { askedWords, indexWords, searchWords } from './search-words.ts';
import { soundsOf, tellsEnough } from './sound-of.ts';

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
  ['men women children feet', ['man', 'woman', 'child', 'foot']],
  ['scarves shelves knives leaves', ['scarf', 'shelf', 'knife', 'leaf']],
  ['boxes brushes watches dresses shoes', ['box', 'brush', 'watch', 'dress', 'shoe']],
  ['pens ties tees bus cactus tennis', ['pen', 'tie', 'tee', 'bus', 'cactus', 'tennis']],
  ['red/blue;green|black:(white)“grey”', ['red', 'blue', 'green', 'black', 'white', 'grey']],
  ["kids' kid's kid’s o'neill", ['kid', 'kid', 'kid', 'o', 'neill']],
  ['gas yes chests dressers friesians', ['gas', 'yes', 'chest', 'dresser', 'friesian']],
  ['15pro a4', ['15', 'pro', 'a4']],
  ['चाँद', ['चांद']],
  ['क्\u200dष', ['क्ष']],
  ['b'.repeat(50), ['b'.repeat(40)]],
])('the words of "%s" are %s', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['Cotton T-shirt', ['cotton', 't', 'shirt', 'tshirt']],
  ['wi‑fi', ['wi', 'fi', 'wifi']],
  ["kids'-wear", ['kid', 'wear', 'kidwear']],
  ['43-inch', ['43', 'inch']],
  ['iphone15', ['iphone', '15']],
  ['well-', ['well']],
])('words that a hyphen joins are found as one, too: of "%s" %j', (text, words) => {
  expect(indexWords(text)).toEqual(words);
});

test.each([
  ['the laptop', ['laptop']],
  ['jeans for men', ['jean', 'man']],
  ['शादी के लिए साड़ी', ['शादी', 'साडी']],
  ['for', ['for']],
  ['for the', ['for', 'the']],
  [' for, the ', ['for', 'the']],
  ['saree ke liye', ['saree']],
  ['', []],
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
  ['saree', 'साड़ियों'],
  ['sonal', 'सोनल'],
  ['chunari', 'चुनरी'],
  ['chikan', 'chicken'],
  ['phool', 'fuul'],
  ['wala', 'vaala'],
  ['zari', 'jari'],
  ['qila', 'kila'],
  ['cotan', 'kotan'],
  ['taxi', 'taksi'],
  ['shaal', 'saal'],
  ['bhaat', 'baat'],
  ['gaur', 'gor'],
  ['juuti', 'jooti'],
  ['सोना', 'sona'],
  ['सोने', 'sona'],
  ['नयन', 'nayan'],
  ['मौन', 'maun'],
  ['billi', 'beelee'],
])('"%s" sounds like "%s"', (one, other) => {
  const sounds = new Set(soundsOf(searchWords(one)[0] ?? ''));
  expect(soundsOf(searchWords(other)[0] ?? '').some((sound) => sounds.has(sound))).toBe(true);
});

test.each([
  ['kurta', 'kurti'],
  ['saree', 'sale'],
  ['bag', 'bug'],
  ['chana', 'kana'],
  ['hal', 'al'],
])('"%s" does not sound like "%s"', (one, other) => {
  expect(soundsOf(one)).not.toEqual(soundsOf(other));
});

test.each([
  ['साडी', ['sdi', 'sri']],
  ['साडियां', ['sdi', 'sri']],
  ['डर', ['dr']],
  ['कुर्तों', ['krt']],
  ['सोना', ['son']],
  ['नयना', ['nyn']],
  ['गाउन', ['gun']],
  ['चयनित', ['cynit']],
  ['काला', ['kl']],
  ['क', []],
  ['緑茶', []],
  ['m2', []],
  ['2xl', []],
  ['a', []],
])('"%s" sounds like %j', (word, sounds) => {
  expect(soundsOf(word)).toEqual(sounds);
});

test.each([
  ['kr', 'car', false],
  ['krt', 'kurta', true],
  ['dr', 'डर', true],
  ['d', 'ड', false],
])('the sound "%s" of "%s" tells enough: %s', (sound, word, isEnough) => {
  expect(tellsEnough(sound, word)).toBe(isEnough);
});
