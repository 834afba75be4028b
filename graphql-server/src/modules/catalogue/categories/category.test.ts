import { expect, test } from 'vitest';
import { namedFields } from './category.ts';

test.each([
  ['Été', 'ete', ['*', 'top:1', 'word:e', 'word:et', 'word:ete']],
  [
    'T-Shirt',
    't-shirt',
    ['*', 'top:1', 'word:t', 'word:s', 'word:sh', 'word:shi', 'word:shir', 'word:shirt'],
  ],
  ['Ⅳ', 'iv', ['*', 'top:1', 'word:i', 'word:iv']],
  ['漢字', '漢字', ['*', 'top:1', 'word:漢', 'word:漢字']],
  ['!!!', '!!!', ['*', 'top:1']],
  ['__proto__', '__proto__', ['*', 'top:1', 'word:p', 'word:pr', 'word:pro', 'word:prot', 'word:proto']],
])('a category named %s is ordered by %s, and found by %j', (name, nameKey, facets) => {
  expect(namedFields(name)).toEqual({ name, nameKey, facets });
});
