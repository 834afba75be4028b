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

test('what is removed or cleared comes back where it was', async ({ page }) => {
  await openCart(page, [
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  const names = page.locator('[data-rows] [data-link]');
  await expect(names).toHaveText(['Product 0', 'Product 1', 'Product 2']);
  await page.getByRole('button', { name: 'Remove Product 1' }).click();
  await expect(names).toHaveText(['Product 0', 'Product 2']);
  await expect(page.getByRole('status').filter({ hasText: 'Product 1 was removed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Product 0', 'Product 1', 'Product 2']);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Product 0', 'Product 1', 'Product 2']);
  await expect(page.locator('[data-cart-count]')).toHaveText('6');
});

test('what has changed since is said beside its line, and taken over by Update Cart', async ({ page }) => {
  const shop = await openCart(page, []);
  shop.prices.set(idOf(0), 159_900);
  shop.gone.add(idOf(1));
  shop.left.set(idOf(2), 0);
  await store(page, [
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  await page.reload();
  await expect(rowOf(page, 'Product 0')).toContainText('Now ₹1,599, it was ₹1,499.50');
  await expect(page.locator('[data-rows]')).toContainText('Not sold any more');
  await expect(page.locator('[data-rows]')).toContainText('Sold out');
  await expect(totals(page)).toContainText('₹1,678.95');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(page.locator('[data-rows] [data-link]')).toHaveText(['Product 0']);
  await expect(page.getByText('it was')).toBeHidden();
});

test('the calculator says what sending costs, and what is wrong with an address', async ({ page }) => {
  await openCart(page, [[0, 1]]);
  const form = page.getByRole('form', { name: 'Calculate Shipping' });
  const calculate = form.getByRole('button', { name: 'Calculate' });
  await calculate.click();
  await expect(form.getByRole('status')).toHaveText('Say the state, or a PIN code.');
  await form.getByLabel('PostCode / ZIP').fill('4000');
  await calculate.click();
  await expect(form.getByRole('status')).toHaveText('A PIN code has six digits, such as 400050.');
  await form.getByLabel('PostCode / ZIP').fill('400050');
  await calculate.click();
  await expect(form.getByRole('status')).toContainText('Shipping costs ₹74.98. Arrives between');
  await form.getByRole('combobox', { name: /^Country/ }).selectOption('United Kingdom');
  await calculate.click();
  await expect(form.getByRole('status')).toContainText('Shipping costs ₹149.95');
  await expect(totals(page)).toContainText('₹149.95');
});

test('a shop that cannot be reached leaves the lines as they were, and is asked again', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      address === '/graphql' && sessionStorage.getItem('down')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(address, options);
  });
  await openCart(page, [[0, 2]]);
  await expect(totals(page)).toContainText('₹3,148.95');
  await page.evaluate(() => sessionStorage.setItem('down', 'yes'));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'The shop cannot say' })).toBeVisible();
  await expect(rowOf(page, 'Product 0')).toContainText('₹2,999');
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(totals(page)).toContainText('₹3,148.95');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('the address of a cart brings it into another browser, which is asked first', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCart(page, [
    [0, 2],
    [1, 1],
  ]);
  await page.getByRole('button', { name: 'Copy link to this cart' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).search).toBe(`?lines=${idOf(0)}:2,${idOf(1)}:1`);
  const names = page.locator('[data-rows] [data-link]');
  const question = page.getByRole('region', { name: 'A shared cart' });

  await store(page, []);
  await page.goto(address);
  await expect(names).toHaveText(['Product 0', 'Product 1']);
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);

  await store(page, [[2, 1]]);
  await page.goto(address);
  await expect(question).toContainText('This link holds a cart of 3 items: 2 × Product 0 and 1 × Product 1.');
  await question.getByRole('button', { name: 'Keep mine as it is' }).click();
  await expect(names).toHaveText(['Product 2']);
  await page.goto(address);
  await question.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(names).toHaveText(['Product 2', 'Product 0', 'Product 1']);
  await store(page, [[2, 1]]);
  await page.goto(address);
  await question.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(names).toHaveText(['Product 0', 'Product 1']);
  await expect(page).toHaveURL(/\/cart$/);
});
