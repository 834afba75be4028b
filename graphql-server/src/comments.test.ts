import { expect, test } from 'vitest';
import { findDialect } from '../../.ci/check-comments.ts';

test.each<[string, string, string[]]>([
  ['code.ts', `/${'** The page is made '}${'an'}ew. */`, ['code.ts:1 has "anew": write again.']],
  [
    'code.css',
    `  ${'/'}* Seen by ${'who'}ever looks. */`,
    ['code.css:1 has "whoever": write anyone who, the person, the caller.'],
  ],
  ['code.ts', `${'/'}/ ${'What'} is sent.`, ['code.ts:1 begins with "What": name the thing.']],
  [
    'code.test.ts',
    `  test${"('a page is made an"}ew', () => {});`,
    ['code.test.ts:1 has "anew": write again.'],
  ],
  ['code.ts', `const text = '${'some'}body';`, []],
  ['docs.md', 'What is shown is what shoppers see.', []],
  ['docs.md', `It is gone for ${'good'}.`, ['docs.md:1 has "for good": write permanently.']],
])('%s with the line "%s"', (file, line, found) => {
  expect(findDialect(file, line)).toEqual(found);
});
