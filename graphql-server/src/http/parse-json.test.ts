import { describe, expect, it } from 'vitest';
import { assertJsonShape } from './parse-json.ts';

const TOO_DEEP = 'The JSON of this request is nested more than 20 levels deep: no call takes that.';
const TOO_LONG =
  'The JSON of this request holds more than 50 values in one list or object: no call takes that.';
const TOO_MANY = 'The JSON of this request holds more than 200 values: no call takes that.';

describe('the shape of JSON', () => {
  it.for<[string, string]>([
    ['twenty levels', `${'['.repeat(20)}${']'.repeat(20)}`],
    ['two hundred values', `[${'[1,1,1],'.repeat(48)}[1,1,1]]`],
    ['fifty members', `[${'1,'.repeat(49)}1]`],
    ['brackets inside a text', JSON.stringify({ text: '['.repeat(5_000) })],
    ['commas inside a text', JSON.stringify({ text: ','.repeat(5_000) })],
    ['escaped quotes and backslashes', JSON.stringify({ text: '\\"[\\\\"['.repeat(2_000) })],
    ['a text that ends in a backslash', JSON.stringify(['\\', '[', '\\\\', ']'])],
    ['a text without an end, which the parser refuses', `{"text":"${'['.repeat(100)}`],
    ['nothing', ''],
  ])('may be %s', ([, json]) => {
    expect(() => assertJsonShape(json)).not.toThrow();
  });

  it.for([
    ['twenty-one lists inside each other', `${'['.repeat(21)}${']'.repeat(21)}`, TOO_DEEP],
    ['objects inside each other', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`, TOO_DEEP],
    ['levels behind a text with an escaped quote', `["\\"",${'['.repeat(20)}`, TOO_DEEP],
    ['levels behind a text that ends in a backslash', `["\\\\",${'['.repeat(20)}`, TOO_DEEP],
    ['levels without an end', '['.repeat(99_000), TOO_DEEP],
    ['more than two hundred values', `[${'[1,1,1,1,1],'.repeat(48)}1]`, TOO_MANY],
    ['more than fifty members', `[${'1,'.repeat(50)}1]`, TOO_LONG],
    ['fifty-one empty objects', `[${'{},'.repeat(50)}{}]`, TOO_LONG],
    ['an object of 51 fields behind a closed one', `[{"a":1},{${'"a":1,'.repeat(50)}"a":1}]`, TOO_LONG],
  ] as const)('may not be %s', ([, json, message]) => {
    expect(() => assertJsonShape(json)).toThrow(message);
  });

  it('is told of a long text in one pass, however it is made', () => {
    const texts = ['"'.repeat(99_000), '\\"'.repeat(49_000), `"${'\\'.repeat(98_000)}"`, '1'.repeat(99_000)];
    // Looked at again from each of its characters, a text like these takes longer than a test may.
    for (const text of texts) expect(() => assertJsonShape(text)).not.toThrow();
  });
});
