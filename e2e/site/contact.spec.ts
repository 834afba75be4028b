import { expect } from '@playwright/test';
import { keepsThePageRules, trafficOf } from './page-rules.ts';
import { test } from './site-server.ts';

const LOCATIONS = [
  ['Office', '14 Shahpur Jat', '+91 11 4050 6070', 'hello@mela.example'],
  ['Studio', '3 Nahargarh Road', '+91 141 402 1180', 'studio@mela.example'],
  ['Shop', '8 Khan Market, first floor', '+91 11 4050 6088', 'shop@mela.example'],
] as const;

const FIELDS = ['Name', 'Email', 'Telephone', 'Subject', 'Message'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is drawn here, and leads to OpenStreetMap', async ({ page }) => {
    await page.goto('/contactus');
    const map = page.getByRole('link', { name: /Open in OpenStreetMap/ });
    await expect(map).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=28\.5\d+&mlon=77\.2\d+/,
    );
    await expect(map.getByRole('img', { name: 'Map: 14 Shahpur Jat, New Delhi 110049' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  for (const [title, street, phone, email] of LOCATIONS) {
    test(`${title} has its address, phone and e-mail`, async ({ page }) => {
      await page.goto('/contactus');
      const block = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(block).toContainText(street);
      await expect(block.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
      await expect(block.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    });
  }

  test('a message has its five fields in order, and is not sent', async ({ page }) => {
    await page.goto('/contactus');
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form.locator('label')).toHaveText(FIELDS);
    const traffic = await trafficOf(page, async () => {
      for (const field of FIELDS) await form.getByLabel(field).fill('rhea@mela.example');
      await form.getByRole('button', { name: 'Send message' }).click();
    });
    expect(traffic).toEqual([]);
    await expect(form.getByLabel('Message')).toHaveValue('rhea@mela.example');
  });

  for (const [name, path] of [
    ['About Us', '/about'],
    ['Support Center', '/help'],
  ] as const) {
    test(`${name} leads to ${path}`, async ({ page }) => {
      await page.goto('/contactus');
      await page.getByRole('complementary').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

keepsThePageRules('/contactus');
