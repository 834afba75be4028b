import { expect, test } from 'vitest';
import { cellText } from './ReportRows.tsx';

test.each([
  ['title', '0', '0'],
  ['badge', '', 'none'],
  ['is_new', '1', 'yes'],
  ['is_new', '0', 'no'],
  ['regular_price', '109000.5', '₹1,09,000.50'],
])('in %s, "%s" is written "%s"', (column, cell, text) => {
  expect(cellText(column, cell)).toBe(text);
});
