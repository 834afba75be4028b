import { expect, test } from 'vitest';
import { inlineProperties } from './inline-properties.ts';

const tokens = (declarations: string) => `@layer tokens{:root{${declarations}}}`;

test.for([
  [
    'a constant used once',
    '--ink:#111111;--text:light-dark(var(--ink),#eeeeee)',
    'p{color:var(--text)}a{color:var(--text)}',
    '--text:light-dark(#111111,#eeeeee)',
  ],
  [
    'an unused token',
    '--ink:light-dark(#111111,#eeeeee);--gap:8px',
    'p{color:var(--ink);fill:var(--ink)}',
    '--ink:light-dark(#111111,#eeeeee);',
  ],
  ['a token that only an unused one names', '--ink:#111;--text:var(--ink)', 'p{top:0}', ''],
])('%s is not declared', ([, declared = '', rules = '', left = '']) => {
  expect(inlineProperties(tokens(declared) + rules)).toBe(tokens(left) + rules);
});

test('an alias is replaced by the token it names', () => {
  const css = `${tokens('--ink:light-dark(#111111,#eeeeee);--text:var(--ink)')}p{color:var(--text)}a{color:var(--ink)}`;
  expect(inlineProperties(css)).toBe(
    `${tokens('--ink:light-dark(#111111,#eeeeee);')}p{color:var(--ink)}a{color:var(--ink)}`,
  );
});

test.for([
  ['a colour used twice', '--ink:light-dark(#111111,#eeeeee)', 'p{color:var(--ink);fill:var(--ink)}'],
  ['a token that print sets', '--page:#eee', 'p{color:var(--page)}@media print{:root{--page:#fff}}'],
  [
    'an alias of a token that an element sets',
    '--ink:#111;--text:var(--ink)',
    '.set{--ink:#222}p{color:var(--text)}b{color:var(--text)}',
  ],
  ['a token with a fallback value', '--gap:8px', 'p{top:var(--gap,4px)}'],
])('%s stays', ([, declared = '', rules = '']) => {
  expect(inlineProperties(tokens(declared) + rules)).toBe(tokens(declared) + rules);
});

test('a short constant is inlined wherever it is used, unless the name is shorter', () => {
  const css = `${tokens('--gap:8px;--gap-wide:min(4vw, 16px, 100% - 2em)')}p{top:var(--gap-wide);left:var(--gap-wide);right:var(--gap);bottom:var(--gap)}`;
  expect(inlineProperties(css)).toBe(
    `${tokens('--gap-wide:min(4vw, 16px, 100% - 2em)')}p{top:var(--gap-wide);left:var(--gap-wide);right:8px;bottom:8px}`,
  );
});
