import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { createCategory, createProduct } from '../../graphql-server/test/graphql/shop.ts';
import { test } from '../shop-server.ts';

const PROGRAM = join(import.meta.dirname, '../../docs/examples/storefront/storefront.js');
let example: ChildProcess | undefined;

test.afterEach(async () => {
  if (!example || example.exitCode !== null) return;
  const exit = once(example, 'exit');
  example.kill();
  await exit;
});

/** @returns the address that it prints */
async function startExample(shop: string): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, SHOP: shop, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  example = child;
  const [line] = await once(createInterface(child.stdout), 'line');
  return String(line);
}

test('the example renders the shop from its API: a search, a category and a product with its price', async ({
  shop,
  page,
}) => {
  const category = await createCategory(shop, 'Kurtas');
  await createProduct(shop, category, {
    title: 'Block print <kurta>',
    regularPrice: 1_499.5,
    sellingPrice: 999.5,
  });
  await createProduct(shop, category, { title: 'Plain dupatta', regularPrice: 300, sellingPrice: 200 });
  const url = await startExample(shop.url);

  await page.goto(`${url}/?q=print`);
  await expect(page.getByText('1 products')).toBeVisible();
  await page.getByRole('link', { name: 'Block print <kurta>' }).click();
  await expect(page.getByRole('heading', { name: 'Block print <kurta>' })).toBeVisible();
  await expect(page.getByText('₹999.50 ₹1,499.50')).toBeVisible();
  await expect(page.getByText('IN_STOCK')).toBeVisible();
  const image = page.getByRole('img').first();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${url}/category/kurtas`);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  expect((await page.goto(`${url}/product/nowhere`))?.status()).toBe(404);
});
