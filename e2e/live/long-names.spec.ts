import { expect, type Page } from '@playwright/test';
import { expectRoomForLargeText } from '../large-text.ts';
import { test } from '../site/site-server.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { event, FakeShop, orderOf, SHOE, TOKEN } from './selling/fake-shop.ts';
import { putIntoCart } from './selling/fill-checkout.ts';

/** A single word that is as long as titles and names can be. */
const WORD = 'Bandhani'.repeat(25);
const NAME = WORD.slice(0, 100);

/** A price of nine digits. No amount of a shop is longer. */
const PRICE = 88_888_888_800;

/** A shop whose names are all one long word, with a shipped order. */
async function showLongNames(page: Page): Promise<void> {
  const shop = new FakeShop();
  shop.titles[SHOE] = WORD;
  shop.prices[SHOE] = PRICE;
  const lines = [{ variantId: SHOE, quantity: 1 }];
  shop.order = orderOf(shop.cart(lines), {
    status: 'SHIPPED',
    note: WORD,
    events: [event('SHIPPED', '2026-11-26T10:00:00.000Z', { carrier: NAME, note: WORD })],
  });
  const changes = { title: WORD, brand: NAME, sku: NAME, categoryId: 'long', sellingPrice: PRICE };
  const products = [0, 1, 2].map((index) =>
    productOf(index, { ...changes, options: [{ name: NAME.slice(0, 50), values: [NAME.slice(0, 50)] }] }),
  );
  const categories = [categoryOf({ id: 'long', name: NAME }), ...catalogueOf(0).categories];
  await shop.show(page, { products, categories });
  await page.setViewportSize({ width: 390, height: 900 });
}

test('a name of one long word makes no page wider than a phone or tablet, even at double text size', async ({
  page,
}) => {
  test.slow();
  await showLongNames(page);
  await page.goto('/');
  await expectRoomForLargeText(page);
  // Hero and menu clip their overflow.
  const hero = await page.locator('.hero__subtitle').first().boundingBox();
  expect((hero?.x ?? 0) + (hero?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = page.locator('.phone-panel .menu__entry', { hasText: NAME });
  expect(await entry.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.goto('/product/product-0');
  await expectRoomForLargeText(page);
  await page.goto('/search?q=Bandhani');
  await expect(page.getByRole('main').locator('.card').first()).toBeVisible();
  await expectRoomForLargeText(page);
  // Filters beside the products clip long words.
  await page.setViewportSize({ width: 1920, height: 900 });
  const filters = page.locator('.filters');
  expect(await filters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await putIntoCart(page, { variantId: SHOE, quantity: 1, price: PRICE - 100 });
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(WORD);
    await expectRoomForLargeText(page);
  }
  await page.goto(`/order/${TOKEN}`);
  await expect(page.getByRole('main')).toContainText(NAME);
  await expectRoomForLargeText(page);
  // The price leaves room for some words of the name.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { width = 0 } = (await page.locator('.order-line__name').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(150);
});
