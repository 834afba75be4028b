import { test } from '../shop-server.ts';
import { addCategories } from './admin-page.ts';
import { addProduct, changeProduct } from './product-form-page.ts';

test('shots', async ({ page, shop }) => {
  await addCategories(shop, 'Shirts');
  const { _id: id } = await addProduct(
    shop,
    'Linen shirt with a very long name that goes over several lines on a phone, and then some',
  );
  await changeProduct(shop, id, { options: [{ name: 'Size', values: ['S', 'M', 'L'] }] });
  const two = await addProduct(shop, 'Cap');
  await changeProduct(shop, two._id, { stock: 3, sku: 'CAP-1' });
  const three = await addProduct(shop, 'Tie');
  await changeProduct(shop, three._id, { stock: 0, status: 'DRAFT' });
  const four = await addProduct(shop, 'Sock');
  await changeProduct(shop, four._id, { stock: 1200 });
  for (const [width, height] of [
    [390, 844],
    [1366, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${shop.url}/admin/stock`);
      await page.getByText('not tracked').first().waitFor();
      await page.screenshot({ path: `/tmp/variants-shot-${width}-${colorScheme}.png`, fullPage: true });
      await page
        .getByRole('button', { name: /^Start tracking/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/variants-dialog-${width}-${colorScheme}.png` });
      await page.goto(`${shop.url}/admin/`);
      await page.waitForTimeout(800);
    }
});
