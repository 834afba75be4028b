import { describe, expect, test } from 'vitest';
import { guardCell, guardFormula, unguardFormula } from './formula.ts';

const CHARACTERS = [
  '=',
  ';',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  "'",
  '"',
  ' ',
  'a',
  '1',
  'ü',
  '',
];

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+91 22 5550 0199', "'+91 22 5550 0199"],
    ['-20 %', "'-20 %"],
    ['@home', "'@home"],
    ['\tindented', "'\tindented"],
    ['\r=1', "'\r=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
    ['Red;=1+1', "Red;'=1+1"],
    ['Red\t@SUM(A1)', "Red\t'@SUM(A1)"],
    ['Red;"=1', 'Red;\'"=1'],
    ["Red;'-1", "Red;''-1"],
  ])('%j becomes %j', (text, cell) => {
    expect(guardFormula(text)).toBe(cell);
  });

  test.each([
    '',
    'Sari',
    "'tis silk",
    "''",
    "'",
    "'1",
    '1-2',
    'a=b',
    ' =1',
    'a; b',
    'a\tb',
    ';',
    'one\n- two',
    "a;'b",
  ])('%j stays', (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  });
});

test('every text of up to three dangerous and harmless characters comes back exactly, and never begins a formula', () => {
  const texts = CHARACTERS.flatMap((a) => CHARACTERS.flatMap((b) => CHARACTERS.map((c) => a + b + c)));
  expect(texts.filter((text) => unguardFormula(guardFormula(text)) !== text)).toEqual([]);
  const run = /^[=+\-@\t\r\n＝＋－＠]|[;\t]"?[=+\-@＝＋－＠]/;
  expect(texts.filter((text) => run.test(guardFormula(text)))).toEqual([]);
});

test('a cell of a file keeps negative numbers', () => {
  expect(['-3', '-1,200.50', '-1+1', '=1', '+91 98'].map(guardCell)).toEqual([
    ...['-3', '-1,200.50', "'-1+1", "'=1", "'+91 98"],
  ]);
});
