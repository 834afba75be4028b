import { expect, test } from 'vitest';
import { SECTION_TITLES } from './section-titles.ts';
import { CONTENT_SECTIONS } from './storefront-content.ts';

test('each section of the content has a title of its own', () => {
  expect(Object.keys(SECTION_TITLES).toSorted()).toEqual(CONTENT_SECTIONS.toSorted());
  const titles = Object.values(SECTION_TITLES);
  expect(titles.every((title) => title.trim() !== '')).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});
