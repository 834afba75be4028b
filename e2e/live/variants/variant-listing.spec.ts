import { expect } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { catalogueOf, productOf } from '../catalogue.ts';
import { hold } from '../hold.ts';
import { showShop } from '../show-shop.ts';
import { fourVariants } from './variant-shop.ts';

const CUT = (value: string) => [{ name: 'Cut', values: [value] }];
const SHOP = catalogueOf(0, {
  products: [
    fourVariants({ brand: 'Sutra' }),
    productOf(1, { brand: 'Chowk', options: CUT('slim'), stock: 0 }),
    productOf(2, { brand: 'Chowk', options: CUT('wide'), tags: ['silk'] }),
  ],
});

test('the catalogue’s filters narrow its listing, show the number of results, and are in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showShop(page, SHOP);
  await page.goto('/shop');
  const row = (group: string, name: string) =>
    page.getByRole('group', { name: group }).locator('label', { hasText: name });
  await expect(row('Brand', 'Chowk')).toHaveText(/Chowk\s*2/);
  await row('Brand', 'Chowk').click();
  await expect(page.locator('.product-grid .card')).toHaveCount(2);
  await expect(row('Cut', 'slim')).toHaveText(/slim\s*1/);
  await expect(row('Availability', 'In stock')).toHaveText(/In stock\s*1/);
  await row('Availability', 'In stock').click();
  await expect(page.locator('.product-grid .card')).toHaveCount(1);
  await expect(page).toHaveURL(/maker=Chowk&stock=In\+stock/);
  await page.reload();
  await expect(page.locator('.product-grid .card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter Chowk' }).click();
  await expect(page.locator('.product-grid .card')).toHaveCount(2);
});

test('a card shows the lowest of several prices and the colours, even in a filtered listing', async ({
  page,
}) => {
  await showShop(page, SHOP);
  for (const path of ['/shop', '/shop?maker=Sutra']) {
    await page.goto(path);
    const card = page.locator('.product-grid .card', { hasText: 'Product 0' });
    await expect(card.locator('.price')).toContainText(/from\s*₹1,499.50/);
    await expect(card.locator('.card__colours')).toContainText('In 2 colours');
    await expect(card.locator('.card__colours svg')).toHaveCount(2);
  }
  await expect(page.locator('.product-grid .card')).toHaveCount(1);
});

test('a filter that is pressed before the first response narrows the searched products', async ({ page }) => {
  await showShop(page, SHOP);
  const answer = await hold(page, '**/index/products.json');
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/search?q=product');
  await expect(page.locator('#items[aria-busy="true"]')).toHaveCount(1);
  await page.getByRole('group', { name: 'Cut' }).locator('label', { hasText: 'wide' }).click();
  answer();
  await expect(page).toHaveURL(/q=product/);
  await expect(page.locator('#items .card__name')).toHaveText('Product 2');
});

test('several chosen options must match in one variant, and sizes show their counts', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showShop(page, SHOP);
  const chip = (size: string) =>
    page.getByRole('group', { name: 'Size' }).locator('label', { hasText: size });
  await page.goto('/shop');
  await expect(chip('M')).toHaveText(/M\s*1/);
  await page.getByRole('group', { name: 'Color' }).locator('label', { hasText: 'Blue' }).click();
  await chip('M').click();
  await expect(page.locator('.product-grid .card')).toHaveCount(1);
  await page.getByRole('group', { name: 'Availability' }).locator('label', { hasText: 'In stock' }).click();
  await expect(page.getByText('No products match your filters')).toBeVisible();
  await expect(chip('M')).toHaveText(/M\s*0/);
  await expect(chip('S')).toHaveText(/S\s*1/);
  expect(await axeFaults(page)).toEqual([]);
  await chip('M').click();
  await chip('S').click();
  await expect(page.getByRole('button', { name: 'Remove filter Size S' })).toBeVisible();
  await expect(page.locator('.product-grid .card')).toHaveCount(1);
});
