import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, textOf } from './built-page.ts';

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
  ['/help', 'Help'],
  ['/404.html', 'Oops! Page not found'],
])('%s is headed "%s"', async (path, title) => {
  const { getByRole } = await openBuiltPage(path);
  expect(textOf(getByRole('heading', { level: 1 }))).toBe(title);
});

test('the not-found page leads back to the home page', async () => {
  const { getByRole } = await openBuiltPage('/404.html');
  const link = within(getByRole('main')).getByRole('link', { name: 'Back to main' });
  expect(link.getAttribute('href')).toBe('/');
});
