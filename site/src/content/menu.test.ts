import { categoryPath } from '@mela/rules/listing/category-path.ts';
import { expect, test } from 'vitest';
import menu from './menu.json' with { type: 'json' };

const ENTRIES = menu.flatMap((entry) => [entry, ...(entry.subItems ?? [])]);

test.each(ENTRIES)('$title is listed at $link', ({ title, link }) => {
  expect(categoryPath(title)).toBe(link);
});
