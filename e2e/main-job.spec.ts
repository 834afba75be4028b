import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type ShopServer, test } from './shop-server.ts';

const imageFile = (name: string) =>
  fileURLToPath(new URL(`../graphql-server/seed/images/${name}`, import.meta.url));

interface RestProduct {
  title: string;
  category: string;
  images: string[];
}

test('keeps everything created in the playground, by GraphQL and by REST when every process is killed', async ({
  page,
  shop,
}) => {
  await createInPlayground(page, shop);
  const categoryId = await createByGraphql(shop, 'Bags of Kanpur');
  await createByRest(shop, categoryId, 'Nilgiri backpack');

  await shop.killEverything();
  await shop.start();

  const categories = await readList<{ name: string }>(shop, 'category');
  expect(categories.map(({ name }) => name)).toEqual(['Handlooms', 'Bags of Kanpur']);
  const products = await readList<RestProduct>(shop, 'product');
  expect(products).toHaveLength(2);
  expect(products[1]).toMatchObject({ title: 'Nilgiri backpack', category: 'Bags of Kanpur' });
  for (const path of products.flatMap(({ images }) => images)) {
    const answer = await fetch(`${shop.url}/${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
  }
});

test('prints one line for each address when it is ready', ({ shop }) => {
  expect(shop.lines.slice(-4)).toEqual([
    `Storefront          ${shop.url}/`,
    `Admin               ${shop.url}/admin`,
    `GraphQL playground  ${shop.url}/graphql`,
    `REST                ${shop.url}/api`,
  ]);
});

/** Runs the examples that create a category and a product, the product with an image from the disk. */
async function createInPlayground(page: Page, shop: ShopServer): Promise<void> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto(`${shop.url}/graphql`);
  await runExample(page, 'Create a category', '"createCategory"');
  await page.getByRole('button', { name: 'Show Files' }).click();
  await page.locator('input[type=file]').setInputFiles(imageFile('backpack.avif'));
  await expect(page.getByText('backpack.avif')).toBeVisible();
  await page.getByRole('button', { name: 'Show Examples' }).click();
  await runExample(page, 'Create a product', '"createProduct"');
  expect(foreign, 'requests to other hosts').toEqual([]);
}

async function runExample(page: Page, title: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByRole('status')).toContainText('is ready');
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(page.locator('.result-window')).toContainText(answer);
  await expect(page.locator('.result-window')).not.toContainText('"errors"');
}

async function createByGraphql(shop: ShopServer, name: string): Promise<string> {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { id } }',
      variables: { input: { name } },
    }),
  });
  const { data } = (await answer.json()) as { data: { createCategory: { id: string } } };
  return data.createCategory.id;
}

async function createByRest(shop: ShopServer, category: string, title: string): Promise<void> {
  const form = new FormData();
  const fields = {
    title,
    description: 'Waxed canvas.',
    regular_price: '3299',
    selling_price: '2448',
    category,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of ['backpack.avif', 'backpack-b.avif']) {
    form.append('images[]', await openAsBlob(imageFile(name)), name);
  }
  const answer = await fetch(`${shop.url}/api/product/add`, { method: 'POST', body: form });
  expect(answer.status, await answer.text()).toBe(200);
}

async function readList<T>(shop: ShopServer, kind: 'category' | 'product'): Promise<T[]> {
  const answer = await fetch(`${shop.url}/api/${kind}/list`);
  return ((await answer.json()) as { data: T[] }).data;
}
