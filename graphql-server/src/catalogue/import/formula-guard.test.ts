import { describe, expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './formula-guard.ts';

const STARTS = [
  '=',
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
  ])('%j becomes %j', (text, cell) => {
    expect(guardFormula(text)).toBe(cell);
  });

  test.each(['', 'Sari', "'tis silk", "''", "'", "'1", '1-2', 'a=b', ' =1'])('%j stays', (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  });
});

test('every text of up to three dangerous and harmless characters comes back exactly, and never begins a formula', () => {
  for (const a of STARTS)
    for (const b of STARTS)
      for (const c of STARTS) {
        const text = a + b + c;
        const cell = guardFormula(text);
        expect(unguardFormula(cell)).toBe(text);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }
});
