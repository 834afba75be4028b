import { expect, test } from 'vitest';
import { CATALOGUE } from '../../seed/catalogue.ts';
import { fillShop } from '../../seed/fill-shop.ts';
import { openShop } from '../../seed/shop.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();

async function seed(): Promise<string[]> {
  const lines: string[] = [];
  await fillShop(openShop(app.url), { report: (line) => lines.push(line) });
  return lines;
}

async function list(kind: 'category' | 'product'): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${app.url}/api/${kind}/list`);
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
}

test('fills an empty shop with the menu and forty products with images, and a second time adds nothing', async () => {
  const lines = await seed();

  expect(lines.some((line) => line.includes('40/40'))).toBe(true);
  const categories = await list('category');
  const products = await list('product');
  expect(categories.map(({ name }) => name)).toEqual(CATALOGUE.categories);
  const parentOf = (name: string) => {
    const id = categories.find((category) => category['name'] === name)?.['parent_id'];
    return categories.find((category) => category['id'] === id)?.['name'];
  };
  expect(['Jackets', 'Audio', 'Mobile'].map(parentOf)).toEqual(["Men's Fashion", 'Electronics', undefined]);
  expect(products).toHaveLength(40);
  const firstImages = new Set(products.map(({ images }) => (images as string[])[0]));
  expect(firstImages.size, 'first images that differ').toBe(40);

  expect((await seed()).join()).toContain('Nothing to do');
  expect(await list('product')).toEqual(products);
});
