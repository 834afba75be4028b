import { expect, test } from 'vitest';
import { type CategoryDraft, checkCategory } from './category-checks.ts';
import { textsOf } from './messages.ts';

test.each<[Partial<CategoryDraft>, Record<string, string>]>([
  [{}, {}],
  [{ name: 'x'.repeat(100) }, {}],
  [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ handle: ' ', description: null, imageAlt: '' }, {}],
  [{ handle: ' bags ' }, {}],
  [{ seoTitle: 'x'.repeat(200), seoDescription: ' ' }, {}],
  [{ seoTitle: 'x'.repeat(201) }, { seoTitle: 'SEO title must be at most 200 characters' }],
  [{ seoDescription: 'x'.repeat(501) }, { seoDescription: 'SEO description must be at most 500 characters' }],
  [
    { handle: 'Bags' },
    { handle: 'Handle must be lowercase letters a to z and digits, separated by single hyphens' },
  ],
  [{ description: 'Two\nlines' }, {}],
  [{ description: 'x'.repeat(2_000) }, {}],
  [{ description: 'x'.repeat(2_001) }, { description: 'Description must be at most 2000 characters' }],
  [{ description: '\u2800' }, { description: 'Description is required' }],
  [{ imageAlt: 'x'.repeat(200) }, {}],
  [{ imageAlt: 'x'.repeat(201) }, { imageAlt: 'Alt text must be at most 200 characters' }],
  [{ imageAlt: 'two\nlines' }, { imageAlt: 'Alt text must not contain control characters' }],
])('a category with %j has the faults %j', (draft, faults) => {
  expect(textsOf(checkCategory({ name: 'Bags', ...draft }))).toEqual(faults);
});
