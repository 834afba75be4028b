import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, rowsOf } from './built-page.ts';

const REQUIRED = [
  ['First name', 'text'],
  ['Last name', 'text'],
  ['Display name', 'text'],
  ['Email', 'email'],
  ['Current password', 'password'],
  ['New password', 'password'],
  ['Confirm password', 'password'],
] as const;

const page = await openBuiltPage('/account');

test('the orders show number, date, status and total with item count', () => {
  expect(rowsOf(page.getByRole('table', { name: 'Your Orders' }))).toEqual([
    ['Order', 'Date', 'Status', 'Total', 'Actions'],
    ['#1357', '14 March 2026', 'Processing', '$125.00 for 2 items', 'View'],
    ['#2468', '27 February 2026', 'Completed', '$364.00 for 5 items', 'View'],
    ['#2366', '5 January 2026', 'Completed', '$280.00 for 3 items', 'View'],
  ]);
});

test.each(REQUIRED)('%s is required and typed as %s', (label, type) => {
  const details = page.document.querySelector<HTMLElement>('#details') ?? page.document.body;
  const field = within(details).getByLabelText<HTMLInputElement>(label, { exact: true });
  expect(field.required).toBe(true);
  expect(field.type).toBe(type);
});

test('Logout links to the home page', () => {
  expect(page.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/');
});
