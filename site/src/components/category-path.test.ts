import { expect, test } from 'vitest';
import menu from '../content/menu.json' with { type: 'json' };
import { categoryPath } from './category-path.ts';

const ENTRIES = menu.flatMap((entry) => [entry, ...(entry.subItems ?? [])]);

test.each(ENTRIES)('$title is listed at $link', ({ title, link }) => {
  expect(categoryPath(title)).toBe(link);
});
