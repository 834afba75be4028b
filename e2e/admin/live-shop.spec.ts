import { expect, type Page } from '@playwright/test';
import { publisherOf } from '../../graphql-server/test/publishing/publisher-of.ts';
import { PUBLISHING, type Shop, type ShopServer, test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProducts, idOf } from './products-page.ts';

const names = (page: Page) => page.locator('#items .card__name');

/** Publishes a shop with three products in two categories. */
async function goLive(shop: Shop): Promise<void> {
  await addCategories(shop, 'Sarees', 'Lamps');
  await addProducts(
    shop,
    { title: 'Silk saree', category: 'Sarees', regular_price: 9000, selling_price: 8000 },
    { title: 'Cotton saree', category: 'Sarees', regular_price: 900, selling_price: 800 },
    { title: 'Brass lamp', category: 'Lamps', regular_price: 3000, selling_price: 2000 },
  );
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { publishStorefront { state } }' }),
  });
  expect(answer.status).toBe(200);
  await expectPage(shop, '/shop', 'Brass lamp');
}

function expectPage(shop: Shop, path: string, text: string): Promise<void> {
  const textOf = async () => (await fetch(`${shop.url}${path}`)).text();
  return expect.poll(textOf, PUBLISHING).toContain(text);
}

/** Opens an address while repeatedly killing the pages process. @returns the response's status */
async function openWithoutPages(page: Page, shop: ShopServer, path: string): Promise<number | undefined> {
  const kill = () => {
    const pid = publisherOf(shop.pid);
    try {
      if (pid !== null) process.kill(pid, 'SIGKILL');
    } catch {
      // Ignore a process that has already ended.
    }
  };
  kill();
  const killing = setInterval(kill, 20);
  const response = await page.goto(shop.url + path).finally(() => clearInterval(killing));
  return response?.status();
}

test('a page that cannot be rendered now appears by itself once it can be', async ({ page, shop }) => {
  test.slow();
  await goLive(shop);
  // Unknown addresses are never cached, so each request reaches the pages process.
  const open = () => openWithoutPages(page, shop, '/no-such-page');
  await expect.poll(open, PUBLISHING).toBe(503);
  // The page reloads itself until the pages process is back.
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(PUBLISHING);
});

test('a live listing sorts, filters and searches like the sample’s, and axe finds no problems on live pages', async ({
  page,
  shop,
}) => {
  test.slow();
  await goLive(shop);
  await page.goto(`${shop.url}/shop`);
  await expect(names(page)).toHaveText(['Brass lamp', 'Cotton saree', 'Silk saree']);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
  await expect(names(page)).toHaveText(['Cotton saree', 'Brass lamp', 'Silk saree']);
  await page.locator('.filters__row', { hasText: 'Sarees' }).click();
  await expect(page).toHaveURL(`${shop.url}/category/sarees?sort=price-asc`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarees');
  await expect(names(page)).toHaveText(['Cotton saree', 'Silk saree']);
  await page.goto(`${shop.url}/search?q=barss`);
  await expect(names(page)).toHaveText(['Brass lamp']);
  for (const path of ['/contactus', '/']) {
    await page.goto(shop.url + path);
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
  // A single slide has no controls.
  await expect(page.locator('.hero__slide')).toHaveCSS('animation-name', 'none');
});

test('category descriptions and alt texts are live, and a former address redirects to the new one', async ({
  page,
  shop,
}) => {
  test.slow();
  await goLive(shop);
  await page.goto(`${shop.url}/admin/category`);
  await page.getByRole('button', { name: 'Edit Sarees' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Category' });
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel('Handle').fill('handlooms');
  await dialog.getByLabel('Description', { exact: true }).fill('Woven by hand.');
  await dialog.getByLabel('Choose an image').setInputFiles('graphql-server/seed/images/backpack.avif');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Category updated successfully');
  await expectPage(shop, '/category/handlooms', 'Woven by hand.');
  await page.goto(`${shop.url}/category/sarees`);
  await expect(page).toHaveURL(`${shop.url}/category/handlooms`);

  await page.goto(`${shop.url}/admin/products/edit/${await idOf(shop, 'Brass lamp')}`);
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Image 1').fill('A lamp with five wicks, lit');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Product updated successfully');
  await expectPage(shop, '/product/brass-lamp', 'alt="A lamp with five wicks, lit"');
  await page.reload();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByLabel('Image 1')).toHaveValue('A lamp with five wicks, lit');
});
