import { expect } from '@playwright/test';
import { test } from '../site/site-server.ts';
import { catalogueOf, productOf } from './catalogue.ts';
import { showShop } from './show-shop.ts';

test('a product alone takes the row of the home page, and its picture needs no thumbnail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showShop(page, catalogueOf(1));
  await page.goto('/');
  const [card, section] = await Promise.all([
    page.locator('.card').boundingBox(),
    page.locator('.product-grid').boundingBox(),
  ]);
  expect(card?.width).toBe(section?.width);
  await page.goto('/product/product-0');
  await expect(page.locator('.gallery__stage img')).toBeVisible();
  await expect(page.locator('.gallery__thumbnails')).toBeHidden();
});

test('a product without an image is whole in listings as rendered and as sorted, in quick view and on its page', async ({
  page,
}) => {
  await showShop(page, catalogueOf(0, { products: [productOf(0, { images: [] }), productOf(1)] }));
  await page.goto('/shop');
  const card = page.locator('#items .card', { hasText: 'Product 0' });
  await expect(card.locator('img')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('button', { name: /^Quick view/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View details' }).click();
  await expect(page.getByText('There is no picture yet')).toBeVisible();
});

test('the quick view of a product that has left the shop does not describe the page that says so', async ({
  page,
}) => {
  await showShop(page, catalogueOf(1));
  await page.goto('/shop');
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.fetch = async () => {
          setTimeout(resolve);
          return new Response('<meta name="description" content="Not found">', { status: 404 });
        };
      }),
  );
  await page.getByRole('button', { name: /^Quick view/ }).click();
  await asked;
  await expect(page.getByRole('dialog').locator('p').nth(1)).toBeEmpty();
});
