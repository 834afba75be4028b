import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { idOf, ShoppingShop } from './shopping-shop.ts';

type Stored = [index: number, quantity: number, price?: number];

async function openCart(page: Page, lines: Stored[], address = '/cart'): Promise<ShoppingShop> {
  const shop = new ShoppingShop();
  await shop.show(page);
  await page.goto('/robots.txt');
  await store(page, lines);
  await page.goto(address);
  return shop;
}

function store(page: Page, lines: Stored[]): Promise<void> {
  const stored = lines.map(([index, quantity, price = 149_950]) => ({
    ...{ variantId: idOf(index), quantity, price, at: 1 },
  }));
  return page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify({ lines: stored }));
}

const lineOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem', { name });
const totals = (page: Page) => page.getByRole('region', { name: 'Cart Totals' });

test('the cart shows its lines, prices, shipping cost and delivery date', async ({ page }) => {
  await openCart(page, [
    [0, 2],
    [100, 1],
  ]);
  await expect(lineOf(page, 'Product 0')).toContainText('₹1,499.50');
  await expect(lineOf(page, 'Product 0')).toContainText('₹2,999');
  await expect(lineOf(page, 'Linen shirt')).toContainText('S');
  await expect(totals(page)).toContainText('₹4,498.50');
  await expect(totals(page)).toContainText('₹224.93');
  await expect(totals(page)).toContainText('₹4,723.43');
  await expect(totals(page)).toContainText('Add ₹5,501.50 more for free shipping');
  await expect(totals(page)).toContainText('Arrives between');
  await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(await axeFaults(page)).toEqual([]);
});

test('a quantity is stepped and typed, within the stock', async ({ page }) => {
  const shop = await openCart(page, [[0, 1]]);
  shop.left.set(idOf(0), 3);
  const line = lineOf(page, 'Product 0');
  const [less, more] = [
    line.getByRole('button', { name: 'One less' }),
    line.getByRole('button', { name: 'One more' }),
  ];
  await expect(less).toBeDisabled();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await expect(more).toBeFocused();
  await expect(totals(page)).toContainText('₹2,999');
  // Enter a 2 in Devanagari.
  await line.getByRole('spinbutton').fill('२');
  await line.getByRole('spinbutton').press('Tab');
  await expect(totals(page)).toContainText('₹2,999');
  await line.getByRole('spinbutton').press('ArrowDown');
  await expect(line.getByRole('spinbutton')).toHaveValue('1');
  await line.getByRole('spinbutton').fill('9');
  await line.getByRole('spinbutton').press('Tab');
  await expect(line).toContainText('Only 3 left');
  await expect(more).toBeDisabled();
  await expect(totals(page)).toContainText('₹4,498.50');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue('3');
  await expect(line).not.toContainText('Only 3 left');
});

test('the summary is visible beside the lines on a desktop, and below them on a phone', async ({ page }) => {
  await openCart(
    page,
    [0, 1, 2, 3, 4, 5, 100, 101].map((index): Stored => [index, 1]),
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await lineOf(page, 'Product 5').scrollIntoViewIfNeeded();
  await expect(totals(page).getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
  for (const width of [390, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
