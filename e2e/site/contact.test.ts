import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, textOf, textsOf } from './built-page.ts';

const LOCATIONS = [
  ['Office', '14 Shahpur Jat', '+91 11 4050 6070', 'hello@mela.example'],
  ['Studio', '3 Nahargarh Road', '+91 141 402 1180', 'studio@mela.example'],
  ['Shop', '8 Khan Market, first floor', '+91 11 4050 6088', 'shop@mela.example'],
] as const;

const page = await openBuiltPage('/contactus');

test('the map is drawn locally, and links to OpenStreetMap', () => {
  const map = page.getByRole('link', { name: /Open in OpenStreetMap/ });
  expect(map.getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=28\.5\d+&mlon=77\.2\d+/,
  );
  within(map).getByRole('img', { name: 'Map: 14 Shahpur Jat, New Delhi 110049' });
  expect(page.document.querySelector('iframe')).toBeNull();
});

test.each(LOCATIONS)('%s has its address, phone and email', (title, street, phone, email) => {
  const heading = within(page.getByRole('main')).getByRole('heading', { name: title });
  const block = heading.closest('li') as HTMLElement;
  const linkTo = (text: string) => within(block).getByRole('link', { name: text }).getAttribute('href');
  expect(textOf(block)).toContain(street);
  expect(linkTo(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
  expect(linkTo(email)).toBe(`mailto:${email}`);
});

test('a message has its five fields in order', () => {
  const form = page.getByRole('form', { name: 'Send us a message' });
  expect(textsOf(form.querySelectorAll('label'))).toEqual([
    'Name',
    'Email',
    'Telephone',
    'Subject',
    'Message',
  ]);
});

test.each([
  ['About Us', '/about'],
  ['Support Center', '/help'],
])('%s leads to %s', (name, path) => {
  const link = within(page.getByRole('complementary')).getByRole('link', { name: new RegExp(`^${name}`) });
  expect(link.getAttribute('href')).toBe(path);
});
