import { expect, type Page } from '@playwright/test';
import { drawImage } from '../../graphql-server/test/sample-images/draw.ts';
import type { Shop } from '../shop-server.ts';

/** Values for a new product that differ from the defaults. */
interface ProductDraft {
  title: string;
  category?: string;
  regular_price?: number;
  selling_price?: number;
  is_popular?: 0 | 1;
  sku?: string;
  stock?: number;
}

/** Adds products through the REST facade in order, each with one image, in an existing category. */
export async function addProducts(shop: Shop, ...drafts: (ProductDraft | string)[]): Promise<void> {
  const categories: { id: string; name: string }[] = await listed(shop, 'category');
  const image = new Blob([new Uint8Array(await drawImage('png', 64, 72))]);
  for (const draft of drafts) {
    const { category, ...fields } = typeof draft === 'string' ? { title: draft } : draft;
    const { id } = categories.find(({ name }) => name === category) ?? categories[0] ?? { id: '' };
    const form = new FormData();
    const all = { description: 'Soft.', category: id, regular_price: 200, selling_price: 150, ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, String(value));
    form.append('images[]', image, 'image.png');
    const answer = await fetch(`${shop.url}/api/product/add`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
  }
}

/** The titles of all products on the server, oldest first. */
export async function storedTitles(shop: Shop): Promise<string[]> {
  const products: { title: string }[] = await listed(shop, 'product');
  return products.map(({ title }) => title);
}

/** The id of the product with this title. */
export async function idOf(shop: Shop, title: string): Promise<string> {
  const products: { _id: string; title: string }[] = await listed(shop, 'product');
  const found = products.find((product) => product.title === title);
  if (!found) throw new Error(`There is no product ${title}.`);
  return found._id;
}

async function listed(shop: Shop, kind: 'category' | 'product') {
  return (await (await fetch(`${shop.url}/api/${kind}/list`)).json()).data;
}

/** Records the name of every GraphQL operation that the page sends. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postDataJSON().operationName);
  });
  return calls;
}

/** The titles of the listed products, from top to bottom. */
export function titles(page: Page) {
  return page.locator('.products__title');
}

export function deleteDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Confirm Delete' });
}

/** Deletes a product by its link, and confirms. */
export async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
}
