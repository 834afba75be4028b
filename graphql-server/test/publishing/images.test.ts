import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { holdPages, makeSmallSite } from './small-site.ts';

const site = makeSmallSite();
const shop = new LiveShop(serveApp({}, site));
let category = '';

// Created before the first release, so that each product makes one release, and nothing else makes one.
beforeAll(async () => {
  category = await createCategory(shop.app, 'Art');
});

async function addPainting(title: string): Promise<{ id: string; image: string }> {
  const { id, images } = await createProduct(shop.app, category, { title });
  return { id, image: images[0]?.url ?? '' };
}

async function remove(id: string): Promise<void> {
  await askFor(shop.app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
}

async function releaseWith(title: string): Promise<number> {
  return eventually(async () => {
    const isNew = { subjectName: title, action: 'CREATED' };
    const found = (await shop.releases()).find(({ changes }) =>
      changes.some((change) => isDeepStrictEqual(change, isNew)),
    );
    if (!found) throw new Error(`There is no release of ${title}.`);
    return found.number;
  });
}

test('a restored release has its images, even if their product was deleted', async () => {
  const { id, image } = await addPainting('Sunrise');
  await shop.goLive();
  await remove(id);
  await eventually(async () => expect((await shop.get('/products.json')).body).not.toContain('Sunrise'));
  await shop.tell('rollBackStorefront(release: 1)');
  expect((await shop.get('/product/sunrise')).body).toContain(image);
  expect((await shop.get(image)).status).toBe(200);
  await shop.goLive();
});

test('an image stays if its product is deleted while the release that shows it is made', async () => {
  const letGo = holdPages(site);
  const { id, image } = await addPainting('Sunset');
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ state: 'PUBLISHING' }));
  await remove(id);
  letGo();
  const number = await releaseWith('Sunset');
  await eventually(async () => expect((await shop.get('/products.json')).body).not.toContain('Sunset'));
  await shop.tell(`rollBackStorefront(release: ${number})`);
  expect((await shop.get('/product/sunset')).body).toContain(image);
  expect((await shop.get(image)).status).toBe(200);
});
