import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage } from './built-page.ts';

const page = await openBuiltPage('/login');

test.each([
  ['Login', 'Email', 'text'],
  ['Login', 'Password', 'password'],
  ['Create an Account', 'Email', 'text'],
  ['Create an Account', 'Password', 'password'],
  ['Create an Account', 'Confirm password', 'password'],
])('%s: %s is required and typed as %s', (form, label, type) => {
  const field = within(page.getByRole('form', { name: form })).getByLabelText<HTMLInputElement>(label);
  expect(field.getAttribute('type')).toBe(type);
  expect(field.required).toBe(true);
});

test('Log in is only a link to the account page', () => {
  const login = within(page.getByRole('form', { name: 'Login' }));
  expect(login.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/account');
  expect(login.queryByRole('button')).toBeNull();
});
