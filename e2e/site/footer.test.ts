import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, textOf } from './built-page.ts';

const LINKS = [
  ['About Us', '/about'],
  ['Privacy Policy', '/privacy'],
  ['Terms & Conditions', '/terms'],
  ['Contact Us', '/contactus'],
  ['Payments', '/help#payments'],
  ['Shipping', '/help#shipping'],
  ['Cancellation & Returns', '/help#cancellation'],
  ['FAQ', '/help#faq'],
] as const;

const { getByRole } = await openBuiltPage('/404.html');
const footer = getByRole('contentinfo');

test.each(LINKS)('"%s" links to %s', (name, href) => {
  expect(within(footer).getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('address, phone, networks, stores, payment methods and the year are shown', () => {
  expect(textOf(footer)).toContain('14 Shahpur Jat, New Delhi 110049');
  expect(textOf(footer)).toContain('+91 11 4050 6070');
  expect(textOf(footer)).toContain('hello@mela.example');
  for (const name of [
    'Instagram',
    'Facebook',
    'YouTube',
    'X',
    'Download on the App Store',
    'Get it on Google Play',
  ])
    within(footer).getByRole('link', { name });
  within(footer).getByRole('img', { name: /^UPI, RuPay, Visa, Mastercard/ });
  expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} Mela. All rights reserved.`);
});
