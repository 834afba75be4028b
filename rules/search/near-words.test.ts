import SearchableMap from 'minisearch/SearchableMap';
import { expect, test } from 'vitest';
import { nearWords } from './near-words.ts';

const WORDS = ['laptop', 'keyboard', 'suit', 'bag', 'watercolour', '256gb'];
const words = new SearchableMap<string>();
for (const word of WORDS) words.set(word, word);

test.each([
  ['laptpo', ['laptop'], 'two letters in each other’s place'],
  ['alptop', ['laptop'], 'the first two'],
  ['laptpos', ['laptop'], 'its plural'],
  ['lapptop', ['laptop'], 'a letter too many'],
  ['keybord', ['keyboard'], 'a letter too few'],
  ['keyboerd', ['keyboard'], 'another letter'],
  ['keybrd', [], 'two too few of six'],
  ['siut', ['suit'], 'four letters in another order'],
  ['soit', [], 'another of four letters'],
  ['watrcolourr', ['watercolour'], 'two errors in eleven letters'],
  ['watercoluor', ['watercolour'], 'a word that is near in two ways, once'],
  ['watecroluor', [], 'three errors in eleven letters'],
  ['abg', [], 'three letters'],
  ['265gb', [], 'numbers'],
  ['zzzzz', [], 'nothing'],
])('"%s" may mean %j: %s', (mistyped, meant) => expect(nearWords(words, mistyped)).toEqual(meant));
