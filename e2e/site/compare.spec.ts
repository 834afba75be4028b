import { expect } from '@playwright/test';
import { readTable } from './page-actions.ts';
import { test } from './site-server.ts';

/** Each row's name with its texts for the three products; a row of images has none. */
const ROWS = [
  ['Preview', '', '', ''],
  ['Name', 'Pavan 125 retro scooter', 'Bijli S1 electric scooter', 'Toofan 250 motorcycle'],
  ['Price', '$995.00', '$1,309.00', '$2,100.00'],
  ['Rating', /4\.8/, /4\.7/, /4\.8/],
  ['Description', /^A 125 cc scooter/, /^An electric scooter/, /^A faired single/],
  ['Colours', 'Green, Yellow', 'Blue', 'Orange'],
  ['Sizes', 'One size', 'One size', 'One size'],
  ['Stock status', 'In Stock', 'Out of stock', 'In Stock'],
  ['Weight', '104 kg', '98 kg', '148 kg'],
  ['Dimensions', '182 × 69 × 115 cm', '180 × 68 × 113 cm', '205 × 78 × 110 cm'],
  ['Buy', 'Add to cart', 'Contact Us', 'Add to cart'],
  ['Remove', '', '', ''],
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('three products are compared row by row, on a phone and on a desktop', async ({ page }) => {
    const wanted = ROWS.map((row) =>
      row.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text)),
    );
    await page.goto('/compare');
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readTable(page, 'Compare'), `${width} px`).toEqual(wanted);
      await expect(page.getByRole('rowheader')).toHaveCount(ROWS.length);
      await expect(page.getByRole('row').first().locator('img')).toHaveCount(3);
    }
  });
});

test('removing leaves the sample unchanged, and an out-of-stock product links to the contact page', async ({
  page,
}) => {
  await page.goto('/compare');
  const before = await readTable(page, 'Compare');
  for (const name of ['Pavan 125 retro scooter', 'Bijli S1 electric scooter', 'Toofan 250 motorcycle'])
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  expect(await readTable(page, 'Compare')).toEqual(before);
  await page.getByRole('link', { name: /^Contact Us about/ }).click();
  await expect(page).toHaveURL(/\/contactus$/);
});

test('the three products are side by side on the narrowest phone, and in print', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/compare');
  const boxes = await page
    .getByRole('row')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
  // The printed page has the comparison, and no controls.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(ROWS.length - 2);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});
