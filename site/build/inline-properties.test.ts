import { expect, test } from 'vitest';
import { inlineProperties } from './inline-properties.ts';

const tokens = (declarations: string) => `@layer tokens{:root{${declarations}}}`;

test.for([
  [
    'a constant used once',
    '--ink:#111;--text:light-dark(var(--ink),#fff)',
    'p{color:var(--text)}a{color:var(--text)}',
    '--text:light-dark(#111,#fff)',
  ],
  ['what nothing uses', '--ink:#111;--gap:8px', 'p{color:var(--ink);fill:var(--ink)}', '--ink:#111;'],
  ['what only that used', '--ink:#111;--text:var(--ink)', 'p{top:0}', ''],
])('%s is not declared', ([, declared = '', rules = '', left = '']) => {
  expect(inlineProperties(tokens(declared) + rules)).toBe(tokens(left) + rules);
});

test('a second name gives way to the first', () => {
  const css = `${tokens('--ink:light-dark(#111,#fff);--text:var(--ink)')}p{color:var(--text)}a{color:var(--ink)}`;
  expect(inlineProperties(css)).toBe(
    `${tokens('--ink:light-dark(#111,#fff);')}p{color:var(--ink)}a{color:var(--ink)}`,
  );
});

test.for([
  ['a constant used twice', '--gap:8px', 'p{top:var(--gap);left:var(--gap)}'],
  ['what is set for print', '--page:#eee', 'p{color:var(--page)}@media print{:root{--page:#fff}}'],
  [
    'a second name of what an element sets anew',
    '--ink:#111;--text:var(--ink)',
    '.set{--ink:#222}p{color:var(--text)}b{color:var(--text)}',
  ],
  ['what has a replacement', '--gap:8px', 'p{top:var(--gap,4px)}'],
])('%s stays', ([, declared = '', rules = '']) => {
  expect(inlineProperties(tokens(declared) + rules)).toBe(tokens(declared) + rules);
});

test('a name within another name is not taken for it', () => {
  const css = `${tokens('--gap:8px;--gap-wide:9px')}p{top:var(--gap-wide);left:var(--gap-wide);right:var(--gap)}`;
  expect(inlineProperties(css)).toBe(
    `${tokens('--gap-wide:9px')}p{top:var(--gap-wide);left:var(--gap-wide);right:8px}`,
  );
});
