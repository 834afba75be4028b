import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, textOf } from './built-page.ts';

const TEAM = [
  ['Ishaan Malhotra', 'Founder'],
  ['Leela Krishnan', 'Head of buying'],
  ['Farhan Qureshi', 'Workshop and repairs'],
  ['Tara Deshmukh', 'Customer care'],
] as const;

const OFFICES = [
  ['New Delhi, India', '14 Shahpur Jat', '+91 11 4050 6070', 'delhi@mela.example'],
  ['Jaipur, India', '3 Nahargarh Road', '+91 141 402 1180', 'jaipur@mela.example'],
  ['Kochi, India', '22 Bazaar Road, Mattancherry', '+91 484 221 0930', 'kochi@mela.example'],
] as const;

const page = await openBuiltPage('/about');
const region = (name: string) => within(page.getByRole('region', { name }));

test('the page describes the shop', () => {
  expect(textOf(page.getByRole('heading', { level: 1 }))).toBe('A fair that never packs up');
  expect(textOf(page.getByRole('main'))).toContain('Mela keeps it open all year.');
});

test('every brand of the shop shows its logo', () => {
  const makes = region('Brands we carry').getAllByRole('img');
  expect(makes).toHaveLength(14);
  expect(makes[0]).toBe(region('Brands we carry').getByRole('img', { name: 'Shehri' }));
});

test('the team of four is listed, each with a role', () => {
  const people = region('Our team').getAllByRole('listitem');
  expect(people).toHaveLength(TEAM.length);
  for (const [index, [name, role]] of TEAM.entries()) {
    const person = people[index] as HTMLElement;
    expect(textOf(within(person).getByRole('heading'))).toBe(name);
    expect(textOf(person)).toContain(role);
  }
});

test('three branch offices have an address, a phone number and an email address', () => {
  const offices = region('Branch offices').getAllByRole('listitem');
  expect(offices).toHaveLength(OFFICES.length);
  for (const [index, [name, street, phone, email]] of OFFICES.entries()) {
    const office = offices[index] as HTMLElement;
    const linkTo = (text: string) => within(office).getByRole('link', { name: text }).getAttribute('href');
    expect(textOf(within(office).getByRole('heading'))).toBe(name);
    expect(textOf(office)).toContain(street);
    expect(linkTo(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
    expect(linkTo(email)).toBe(`mailto:${email}`);
  }
});
