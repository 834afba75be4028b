import { expect, test } from 'vitest';
import { cellText, columnLabel } from './ReportRows.tsx';

test.each([
  ['title', 'Title'],
  ['selling_price', 'Selling price'],
  ['is_featured', 'Featured'],
])('the column %s is called %s', (column, label) => {
  expect(columnLabel(column)).toBe(label);
});

test.each([
  ['title', '0', '0'],
  ['badge', '', 'none'],
  ['is_new', '1', 'yes'],
  ['is_new', '0', 'no'],
  ['regular_price', '109000.5', '₹1,09,000.50'],
])('in %s, "%s" is written "%s"', (column, cell, text) => {
  expect(cellText(column, cell)).toBe(text);
});
