import { expect, test } from 'vitest';
import { categoryPath } from '../../../graphql-server/src/rules/listing/category-path.ts';
import menu from './menu.json' with { type: 'json' };

const ENTRIES = menu.flatMap((entry) => [entry, ...(entry.subItems ?? [])]);

test.each(ENTRIES)('$title is listed at $link', ({ title, link }) => {
  expect(categoryPath(title)).toBe(link);
});
