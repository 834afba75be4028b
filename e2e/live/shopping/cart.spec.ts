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

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const totals = (page: Page) => page.getByRole('region', { name: 'Cart Totals' });

test('the cart shows its lines, what they cost, what sending costs and when it arrives', async ({ page }) => {
  await openCart(page, [
    [0, 2],
    [100, 1],
  ]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Image',
    'Name',
    'Price',
    'Quantity',
    'Subtotal',
    'Remove',
  ]);
  await expect(rowOf(page, 'Product 0')).toContainText('₹1,499.50');
  await expect(rowOf(page, 'Product 0')).toContainText('₹2,999');
  await expect(rowOf(page, 'Linen shirt')).toContainText('S');
  await expect(totals(page)).toContainText('₹4,498.50');
  await expect(totals(page)).toContainText('₹224.93');
  await expect(totals(page)).toContainText('₹4,723.43');
  await expect(totals(page)).toContainText('₹5,501.50 more, and shipping is free');
  await expect(totals(page)).toContainText('Arrives between');
  await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(await axeFaults(page)).toEqual([]);
});

test('a quantity is stepped and typed, within what there is', async ({ page }) => {
  const shop = await openCart(page, [[0, 1]]);
  shop.left.set(idOf(0), 3);
  const row = rowOf(page, 'Product 0');
  const [less, more] = [
    row.getByRole('button', { name: 'One less' }),
    row.getByRole('button', { name: 'One more' }),
  ];
  await expect(less).toBeDisabled();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('spinbutton')).toHaveValue('2');
  await expect(more).toBeFocused();
  await expect(totals(page)).toContainText('₹2,999');
  // A 2 in Devanagari.
  await row.getByRole('spinbutton').fill('२');
  await row.getByRole('spinbutton').press('Tab');
  await expect(totals(page)).toContainText('₹2,999');
  await row.getByRole('spinbutton').press('ArrowDown');
  await expect(row.getByRole('spinbutton')).toHaveValue('1');
  await row.getByRole('spinbutton').fill('9');
  await row.getByRole('spinbutton').press('Tab');
  await expect(row).toContainText('Only 3 left');
  await expect(more).toBeDisabled();
  await expect(totals(page)).toContainText('₹4,498.50');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(row.getByRole('spinbutton')).toHaveValue('3');
  await expect(row).not.toContainText('Only 3 left');
});
