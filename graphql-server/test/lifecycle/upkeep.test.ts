import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IMAGE_INDEX } from '../../src/modules/catalogue/collections.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp();
const LIST = '{ products { totalCount } categories { totalCount } }';

async function expectNotice(notice: RegExp): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`${app.url}/readyz`);
    expect(await answer.json()).toMatchObject({
      status: 'ready',
      notices: expect.arrayContaining([expect.stringMatching(notice)]),
    });
  });
}

it('recreates a dropped index, and reports it', async () => {
  await app.db.collection('products').dropIndex(IMAGE_INDEX);
  await expectNotice(/A collection or index was missing. Rebuilding its indexes\.$/);
  expect(await app.db.collection('products').indexExists(IMAGE_INDEX)).toBe(true);
});

it('continues with a dropped collection', async () => {
  await createCategory(app, 'Dropped');
  await app.db.collection('categories').drop();
  await eventually(async () =>
    expect(await askFor(app, LIST)).toMatchObject({ categories: { totalCount: 0 } }),
  );
});

it('keeps its id and folder when the collection of the id was dropped', async () => {
  const shop = app.db.collection<{ _id: string; databaseId: string }>('shop');
  const before = await shop.findOne({ _id: 'shop' });
  await shop.drop();
  await expectNotice(/The database’s id was missing and has been restored\.$/);
  expect((await shop.findOne({ _id: 'shop' }))?.databaseId).toBe(before?.databaseId);
});

it('accepts images again after its folder was removed, and reports that its images are lost', async () => {
  const shop = app.db.collection<{ _id: string; databaseId: string }>('shop');
  const folder = join(app.dataDir, 'uploads', (await shop.findOne({ _id: 'shop' }))?.databaseId ?? '');
  await rm(folder, { recursive: true });
  await expectNotice(/The image folder was missing/);
  expect((await stat(folder)).isDirectory()).toBe(true);
  const product = await createProduct(app, await createCategory(app, 'New'));
  expect((await fetch(`${app.url}${product.images[0]?.url}`)).status).toBe(200);
});
