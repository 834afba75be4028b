import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AIMS, aimText } from './aims.ts';
import { findWorst } from './print-figures.ts';

const FIGURES = join(import.meta.dirname, '../docs/figures.md');
const TABLE = {
  title: 'Requests: median of 7 rounds',
  head: ['', 'CPU', '× raw'],
  rows: [
    ['/', '300', '0.9'],
    ['/shop', '5000', '16'],
    ['/shop/2', '7 s', '12'],
  ],
};
const aim = (of: object) => ({ what: '', bench: 'requests', table: 'Requests', row: '', ...of });

test('a row is matched by its whole name, or else by its beginning, and the worst of several counts', () => {
  const worst = (of: object) => findWorst(aim(of), [TABLE]);
  expect(worst({ row: '/', atMost: 1 })).toBe(300);
  expect(worst({ row: '/sh', atMost: 1 })).toBe(5_000);
  expect(worst({ row: '/shop/2', atMost: 1 })).toBe(7);
  expect(worst({ column: '× raw', atMost: 1 })).toBe(16);
  expect(worst({ column: '× raw', atLeast: 1 })).toBe(0.9);
  expect(worst({ row: 'none', atMost: 1 })).toBeUndefined();
  expect(worst({ table: 'Other', atMost: 1 })).toBeUndefined();
});

test('docs/figures.md has each aim, in the order of the benchmarks', () => {
  const [, table = ''] = readFileSync(FIGURES, 'utf8').split('## All aims');
  const rows = table
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(AIMS.map((one) => [one.what, aimText(one)]));
});
