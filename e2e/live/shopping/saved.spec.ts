import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { hold } from '../hold.ts';
import { idOf, ShoppingShop } from './shopping-shop.ts';

const compare = (page: Page, name: string) =>
  page.getByRole('button', { name: `Compare ${name}`, exact: true });

test('hearts add products to the wishlist, which shows their availability', async ({ page }) => {
  const shop = new ShoppingShop();
  await shop.show(page);
  await page.goto('/shop');
  for (const name of ['Product 0', 'Linen shirt', 'Sold-out lamp', 'Product 3']) {
    const heart = page.getByRole('button', { name: `Add ${name} to wishlist` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('[data-wishlist-count]')).toHaveText('4');
  shop.gone.add(idOf(3));
  const link = page.locator('.notice').getByRole('link', { name: 'View wishlist' });
  await expect(link).toHaveAttribute('href', '/wishlist');
  await page.goto('/wishlist');
  const row = (name: string) => page.getByRole('listitem', { name });
  await expect(row('Product 3')).toContainText('No longer available');
  await expect(row('Product 3').getByRole('button')).toHaveCount(1);
  await expect(row('Sold-out lamp')).toContainText('Sold out');
  await expect(row('Sold-out lamp').getByRole('link', { name: /Contact us/ })).toBeVisible();
  await expect(row('Linen shirt').getByRole('link', { name: /Choose options/ })).toHaveAttribute(
    'href',
    '/product/product-6',
  );
  await expect(row('Product 0')).toContainText('In stock');
  expect(await axeFaults(page)).toEqual([]);
  await row('Product 0')
    .getByRole('button', { name: /Add to cart/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart: Product 0');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Linen shirt' }).click();
  await expect(row('Linen shirt')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row('Linen shirt')).toBeVisible();
});

test('four products are compared side by side with their differences marked, and a fifth asks which one to replace', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/shop');
  for (const name of ['Product 0', 'Product 1', 'Linen shirt', 'Sold-out lamp']) {
    const button = compare(page, name);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await compare(page, 'Product 4').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'You can compare at most 4 products' });
  await expect(question).toContainText('Which one should Product 4 replace?');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(compare(page, 'Product 4')).toBeFocused();
  await expect(compare(page, 'Product 4')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Replace Product 1' }).click();
  await expect(compare(page, 'Product 4')).toHaveAttribute('aria-pressed', 'true');
  await expect(compare(page, 'Product 1')).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/compare');
  const cells = (row: string) => page.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('cell');
  await expect(cells('Product')).toHaveText(['Product 0', 'Product 4', 'Linen shirt', 'Sold-out lamp']);
  await expect(cells('Availability')).toHaveText(['In stock', 'In stock', 'In stock', 'Sold out']);
  await expect(cells('Size')).toHaveText(['–', '–', 'S, M', '–']);
  await expect(page.locator('.compare__different th')).toHaveText(['Availability', 'Size']);
  await expect(
    cells('Buy')
      .nth(3)
      .getByRole('link', { name: /Contact us/ }),
  ).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await cells('Buy')
    .first()
    .getByRole('button', { name: /Add to cart/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart: Product 0');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Product 4' }).click();
  await expect(cells('Product')).toHaveText(['Product 0', 'Linen shirt', 'Sold-out lamp']);
});

test('without a checkout, wishlist and comparison work, and there is no cart', async ({ page }) => {
  await new ShoppingShop().show(page, { selling: null });
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: /to cart$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Product 0 to wishlist' }).click();
  await expect(page.locator('[data-wishlist-count]')).toHaveText('1');
  await page.goto('/wishlist');
  await expect(
    page.getByRole('listitem', { name: 'Product 0' }).getByRole('link', { name: /^View details/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Add to cart/ })).toHaveCount(0);
});

test('an undo keeps the products that another tab has saved since', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.goto('/robots.txt');
  const saved = (index: number) => ({
    ...{ id: idOf(index), title: `Product ${index}`, path: `/product/product-${index}`, image: '' },
  });
  const save = (...indexes: number[]) =>
    page.evaluate(
      (text) => {
        localStorage.setItem('wishlist', text);
        // The storage event that a browser sends when another tab has stored something.
        dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
      },
      JSON.stringify({ products: indexes.map(saved) }),
    );
  await save(0, 1);
  await page.goto('/wishlist');
  await expect(page.getByRole('listitem', { name: 'Product 0' })).toContainText('In stock');
  await page.getByRole('button', { name: 'Remove Product 0' }).click();
  const answer = await hold(page, '**/graphql');
  await save(1, 2);
  await expect(page.getByRole('listitem', { name: 'Product 2' })).not.toContainText('No longer available');
  answer();
  await expect(page.getByRole('listitem', { name: 'Product 2' })).toContainText('In stock');
  await page.getByRole('button', { name: 'Undo' }).click();
  const names = page.locator('.wishlist-grid h2');
  await expect(names).toHaveText(['Product 2', 'Product 1', 'Product 0']);
});

test('a long wishlist is requested in parts that the server accepts', async ({ page }) => {
  const shop = new ShoppingShop();
  await shop.show(page);
  await page.goto('/robots.txt');
  const products = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: idOf(index), title: `Product ${index}`, path: '/product/product-0', image: '' },
  }));
  await page.evaluate((text) => localStorage.setItem('wishlist', text), JSON.stringify({ products }));
  await page.goto('/wishlist');
  await expect(page.getByRole('listitem', { name: 'Product 59' })).toContainText('No longer available');
  const asked = shop.asked.map(({ variables }) => (variables['ids'] as string[]).length);
  expect(asked).toEqual([25, 25, 10]);
});

for (const path of ['/cart', '/wishlist', '/compare']) {
  test(`${path} causes no layout shift while it turns out to be empty`, async ({ page }) => {
    await new ShoppingShop().show(page);
    for (const size of [390, 1366]) {
      await page.setViewportSize({ width: size, height: 800 });
      await page.goto(path);
      await expect(page.locator('main [data-empty]')).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const add = (entries: PerformanceEntryList) => {
              for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
            };
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => {
              add(observer.takeRecords());
              resolve(sum);
            }, 500);
          }),
      );
      expect(shift).toBeLessThan(0.05);
    }
  });
}

test('recently viewed products appear below the next product and in an empty cart, latest first', async ({
  page,
}) => {
  const shop = new ShoppingShop();
  await shop.show(page);
  for (const index of [0, 1, 6]) {
    await page.goto(`/product/product-${index}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().hover();
    const seen = () => page.evaluate(() => localStorage.getItem('recent'));
    await expect.poll(seen).toContain(`product-${index}`);
  }
  shop.gone.add(idOf(0));
  await page.goto('/product/product-7');
  await page.mouse.wheel(0, 200);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link')).toHaveText(['Linen shirt', 'Product 1']);
  await expect(seen).toContainText('₹1,499.50');
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('/cart');
  // The sold-out lamp counts as viewed, too, because its page was scrolled.
  await expect(seen.getByRole('link')).toHaveText(['Sold-out lamp', 'Linen shirt', 'Product 1']);
  expect(await axeFaults(page)).toEqual([]);
});

test('a product page adds its product to the wishlist and the comparison', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.goto('/product/product-6');
  const heart = page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const compared = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await compared.click();
  await expect(compared).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-wishlist-count]')).toHaveText('1');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/compare');
  await expect(page.getByRole('main')).toContainText('Linen shirt');
});
