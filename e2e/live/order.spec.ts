import { expect } from '@playwright/test';
import { test } from '../site/site-server.ts';
import { catalogueOf, productOf } from './catalogue.ts';
import { showShop } from './show-shop.ts';

const OPTIONS = [
  { name: 'Size', values: ['S', 'M & L'] },
  { name: 'Colour', values: ['Red', 'White'] },
];
const ADDRESS = 'https://shop.example/product/product-0?variant=id-0';

for (const isPhone of [false, true]) {
  test(`an order by email names the selected items, ${isPhone ? 'from the bar of a phone' : 'by keyboard'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: isPhone ? 390 : 1366, height: 800 });
    await showShop(page, catalogueOf(0, { products: [productOf(0, { options: OPTIONS })] }));
    await page.goto('/product/product-0');
    // Prevents the start of a mail program.
    await page.evaluate(() =>
      addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()),
    );
    const order = page.getByRole('link', { name: 'Order by email' }).locator('visible=true').last();
    const textOf = async () =>
      decodeURIComponent((await order.getAttribute('href'))?.split('&body=')[1] ?? '');
    await page.getByRole('radio', { name: 'S', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/variant=id-0-M/);
    await order.press('Enter');
    expect(await textOf()).toBe(`${ADDRESS}-M & L-Red\r\nSize: M & L\r\nColour: Red\r\nSKU: SKU-0`);
    await page.getByRole('radio', { name: 'White' }).check({ force: true });
    await expect(page).toHaveURL(/White$/);
    await order.click();
    expect(await textOf()).toBe(`${ADDRESS}-M & L-White\r\nSize: M & L\r\nColour: White\r\nSKU: SKU-0`);
  });
}
