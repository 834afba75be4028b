import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, rowsOf, textOf, textsOf } from './built-page.ts';

const page = await openBuiltPage('/cart');

test('the table has six columns and a line for each item, in rupees and dollars', () => {
  const [head, ...lines] = rowsOf(page.getByRole('table', { name: 'Cart' }));
  expect(head).toEqual(['Image', 'Name', 'Price', 'Quantity', 'Subtotal', 'Remove']);
  expect(lines.map(([, name, price, , subtotal]) => [name, price, subtotal])).toEqual([
    [expect.stringMatching(/^Shehri city bicycle/), 'Price ₹9,999 $120.00', '$120.00'],
    [expect.stringMatching(/^Raga over-ear headphones/), 'Price ₹4,990 $60.00', '$120.00'],
  ]);
});

test('the totals are 240.00 with free shipping', () => {
  const totals = page.getByRole('region', { name: 'Cart Totals' });
  const lines = Array.from(totals.querySelectorAll('dl > div'), (line) => [
    textOf(line.querySelector('dt')),
    textOf(line.querySelector('dd')),
  ]);
  expect(lines).toEqual([
    ['Cart Subtotal', '$240.00'],
    ['Shipping', 'Free Shipping'],
    ['Total', '$240.00'],
  ]);
});

test('the shipping calculator states 5% and lists the countries from Aland Islands to Ethiopia', () => {
  const form = page.getByRole('form', { name: 'Calculate Shipping' });
  expect(textOf(form)).toContain('Flat rate: 5%');
  const country = within(form).getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  const countries = textsOf(country.options);
  expect(countries.slice(1, 3)).toEqual(['Aland Islands', 'Afghanistan']);
  expect(countries.at(-1)).toBe('Ethiopia');
  expect(countries).toHaveLength(75);
  for (const label of ['State / Country', 'PostCode / ZIP'])
    expect(within(form).getByLabelText<HTMLInputElement>(label).required, label).toBe(true);
});
