import { expect } from '@playwright/test';
import { keepsThePageRules } from './page-rules.ts';
import { test } from './site-server.ts';

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

test.use({ javaScriptEnabled: false });

test('the page tells what the shop is', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A fair that never packs up');
  await expect(page.getByRole('main')).toContainText('Mela keeps it open all year.');
});

test('every make the shop carries shows its sign', async ({ page }) => {
  await page.goto('/about');
  const makes = page.getByRole('region', { name: 'The makes we carry' }).getByRole('img');
  await expect(makes).toHaveCount(14);
  await expect(makes.first()).toHaveAccessibleName('Shehri');
});

test('a team of four is named, each with what they do', async ({ page }) => {
  await page.goto('/about');
  const people = page.getByRole('region', { name: 'Our team' }).getByRole('listitem');
  await expect(people).toHaveCount(TEAM.length);
  for (const [index, [name, role]] of TEAM.entries()) {
    await expect(people.nth(index).getByRole('heading')).toHaveText(name);
    await expect(people.nth(index)).toContainText(role);
  }
});

test('three branch offices can be found, rung and written to', async ({ page }) => {
  await page.goto('/about');
  const offices = page.getByRole('region', { name: 'Branch offices' }).getByRole('listitem');
  await expect(offices).toHaveCount(OFFICES.length);
  for (const [index, [name, street, phone, email]] of OFFICES.entries()) {
    const office = offices.nth(index);
    await expect(office.getByRole('heading')).toHaveText(name);
    await expect(office).toContainText(street);
    await expect(office.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(office.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
});

test.describe('with script, which axe needs', () => {
  test.use({ javaScriptEnabled: true });
  keepsThePageRules('/about');
});
