import { expect, test } from 'vitest';
import { CATALOGUE } from '../../seed/catalogue.ts';
import { fillShop } from '../../seed/fill-shop.ts';
import { openShop, type Shop } from '../../seed/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();

/**
 * A shop to which the seed sends the first product with its real images, and the others with small ones,
 * because decoding all of them takes a minute. `seed/content.test.ts` checks each file.
 */
function shopWithSmallImages(): Shop {
  const shop = openShop(app.url);
  const isFirst = (title: string) => title === CATALOGUE.products[0]?.title;
  const small = async () => ({ fileName: 'small.avif', avif: Buffer.from(await drawImage('avif', 40, 30)) });
  return {
    ...shop,
    createProduct: async (input, images) =>
      shop.createProduct(input, isFirst(input.title) ? images : await Promise.all(images.map(small))),
  };
}

async function seed(): Promise<string[]> {
  const lines: string[] = [];
  await fillShop(shopWithSmallImages(), { report: (line) => lines.push(line) });
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
  const imageCounts = new Map(products.map(({ title, images }) => [title, (images as string[]).length]));
  for (const { title, images } of CATALOGUE.products)
    expect([title, imageCounts.get(title)]).toEqual([title, images.length]);

  expect((await seed()).join()).toContain('Nothing to do');
  expect(await list('product')).toEqual(products);
});
