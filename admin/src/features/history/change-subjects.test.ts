import { expect, test } from 'vitest';
import { KINDS, subjectFacts } from './change-subjects.ts';

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
  expect(subjectFacts({ subject }).screen(id)).toBe(path);
});

test('each feature declares its kinds, and the filter lists them by label', () => {
  const labels = KINDS.map((subject) => subjectFacts({ subject }).label);
  expect(labels).toEqual([
    ...[
      'Accounts',
      'Categories',
      'Collections',
      'Discounts',
      'Invitations',
      'Products',
      'Redirects',
      'Selling',
    ],
    ...['Shipping zones', 'Storefront', 'Storefront content', 'Tax classes'],
  ]);
});

test('a kind without a feature is shown without a link', () => {
  expect(subjectFacts({ subject: 'GIFT' as never })).toMatchObject({ word: 'item' });
});
