import { expect, test } from 'vitest';
import { SUBJECTS } from './change-subjects.ts';

test.each([
  ['PRODUCT', 'p1', '/products/edit/p1'],
  ['CATEGORY', 'c1', '/category'],
  ['CONTENT', 'hero', '/storefront/content?section=hero'],
  ['STOREFRONT', 'settings', '/storefront'],
  ['STOREFRONT', 'webhook', '/webhooks'],
  ['SELLING', 'selling', '/selling'],
  ['OPERATOR', 'o1', '/profile?tab=moderators'],
  ['INVITATION', 'i1', '/profile?tab=moderators'],
] as const)('a change of %s leads to the screen that shows it', (subject, id, path) => {
  expect(SUBJECTS[subject].screen(id)).toBe(path);
});
