import { expect, test } from 'vitest';
import { isBadge } from './badges.ts';

test.each([
  ['NEW', true],
  ['BEST_SELL', true],
  ['New', false],
  ['', false],
  ['toString', false],
  [null, false],
  [['NEW'], false],
])('%j is a badge: %s', (badge, expected) => {
  expect(isBadge(badge)).toBe(expected);
});
