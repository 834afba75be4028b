import { expect, test } from 'vitest';
import { readShop, readTouched } from '../../src/modules/publishing/read/read-shop.ts';
import { createCategory, createProduct, updateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();

/** MongoDB's driver takes the moment of a snapshot in `ClientSession.snapshotTime`, which is not public (7.8 and 7.9 have it). */
test('what was touched is read as it was at the moment that is asked for, whatever was saved since', async () => {
  const source = { client: app.client, database: app.name };
  const category = await createCategory(app, 'Shawls');
  const { id } = await createProduct(app, category, { title: 'Before' });
  const { shop, at } = await readShop(source);
  await updateProduct(app, id, { title: 'After' });

  const touched = {
    products: new Set([id]),
    categories: new Set<string>(),
    content: false,
    redirects: false,
  };
  const then = await readTouched(source, shop, touched, at);
  expect(then.at).toEqual(at);
  expect(then.shop.products.get(id)?.product.title).toBe('Before');
  const now = await readShop(source);
  expect(now.shop.products.get(id)?.product.title).toBe('After');
  expect(now.at.greaterThan(at)).toBe(true);
});
