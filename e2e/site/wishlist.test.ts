import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, rowsOf, textOf } from './built-page.ts';

const ROWS = [
  ['Indigo block-print kurta', '₹1,499', 'In Stock', 'Add to cart'],
  ['Drishti 35 rangefinder', '₹38,500', 'Out of stock', 'Contact Us'],
  ['Kanpur two-tone leather tote', '₹3,450', 'In Stock', 'Add to cart'],
  ['Taal keyboard and mouse', '₹2,249', 'In Stock', 'Add to cart'],
] as const;

const page = await openBuiltPage('/wishlist');
const table = page.getByRole('table', { name: 'Wishlist' });

test('the table has the five columns, and a row for each product', () => {
  const [head, ...rows] = rowsOf(table);
  expect(head).toEqual(['Product', 'Price', 'Stock Status', 'Action', 'Remove']);
  expect(rows).toHaveLength(ROWS.length);
});

test.each(ROWS)('%s costs %s and is %s: %s', (name, price, stock, action) => {
  const link = within(table).getByRole('link', { name });
  const row = within(link.closest('tr') as HTMLElement);
  expect(link.getAttribute('href')).toMatch(/^\/product\/\d+$/);
  expect(textOf(link.closest('tr'))).toContain(price);
  row.getByText(stock);
  row.getByText(action);
  row.getByRole('button', { name: `Remove ${name}` });
});

test('Contact Us leads to the contact page', () => {
  const link = within(table).getByRole('link', { name: 'Contact Us about Drishti 35 rangefinder' });
  expect(link.getAttribute('href')).toBe('/contactus');
});
