import { expect, type Page } from '@playwright/test';
import { drawImage } from '../../graphql-server/test/sample-images/draw.ts';
import type { Shop } from '../shop-server.ts';

export interface FormFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a unique image. */
export async function photo(name: string, width = 60, height = 40): Promise<FormFile> {
  return { name, mimeType: 'image/png', buffer: await drawImage('png', width, height) };
}

/** Fills every field of the form with valid values, except the images. */
export async function fillFields(page: Page, category: string): Promise<void> {
  await page.getByLabel('Title').fill('Kanpur leather tote');
  await page.getByLabel('Description').fill('Vegetable-tanned, two tones, a zip and a pocket.');
  await page.getByLabel('Regular price').fill('4200');
  await page.getByLabel('Selling price').fill('3450.50');
  await page.getByLabel('Category').selectOption({ label: category });
  await page.getByLabel('Badge').selectOption({ label: 'Best Sell' });
  await page.getByLabel('Featured').check();
  await page.getByLabel('New', { exact: true }).check();
}

/** The file input for images. */
export function picker(page: Page) {
  return page.locator('input[type=file]');
}

/** The names of the images in order, the main image first. */
export function imageNames(page: Page) {
  return page.getByRole('list', { name: 'Image order' }).locator('.image-tile__name');
}

/** The tile of the image with this name. */
export function tile(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByTitle(name, { exact: true }) });
}

/** A product in the REST facade's format. */
export interface RestProduct {
  _id: string;
  title: string;
  images: string[];
  category: string | null;
  [field: string]: unknown;
}

export async function listProducts(shop: Shop): Promise<RestProduct[]> {
  const answer = await fetch(`${shop.url}/api/product/list`);
  return ((await answer.json()) as { data: RestProduct[] }).data;
}

/** Adds a product with this many images in a new category through the REST facade. */
export async function addProduct(shop: Shop, title: string, imageCount = 1): Promise<RestProduct> {
  const [category] = (await (await fetch(`${shop.url}/api/category/list`)).json()).data;
  const form = new FormData();
  const fields = {
    title,
    description: 'Waxed canvas.',
    regular_price: '200',
    selling_price: '150',
    category: category.id,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let image = 1; image <= imageCount; image += 1) {
    const { name, buffer } = await photo(`${image}.png`);
    form.append('images[]', new Blob([new Uint8Array(buffer)]), name);
  }
  const answer = await fetch(`${shop.url}/api/product/add`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: RestProduct }).data;
}

/** Changes a product as another operator would, without the page noticing. */
export async function changeProduct(shop: Shop, id: string, input: object): Promise<void> {
  const query =
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id, input } }),
  });
  expect(await answer.json()).toMatchObject({ data: { updateProduct: { id } } });
}
