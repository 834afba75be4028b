import { beforeAll, expect, test } from 'vitest';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { openStorage } from '../../src/kernel/storage/open-storage.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';
import { type Fault, spoil } from '../storage/faults.ts';
import { serveObjectStore } from '../storage/object-store.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const spoiled = spoil(serveObjectStore());
const shop = new LiveShop(serveApp(spoiled.environment, makeSmallSite()));

/** Whether the store has the script of the site's build. */
async function hasKeptScript(): Promise<boolean> {
  const prefix = `releases/${await readDatabaseId(shop.collections)}`;
  return openStorage({ s3: spoiled.settings, prefix }).has('assets/_astro/app.1234abcd.js');
}

beforeAll(async () => {
  await shop.add('Red shoe');
});

test('a store that rejects files of the build delays no release, and gets them with a later one', async () => {
  spoiled.fault = ({ method }) => (method === 'PUT' ? 'answers 500' : undefined);
  await shop.goLive();
  expect((await shop.get('/product/red-shoe')).status).toBe(200);
  expect((await shop.get('/_astro/app.1234abcd.js')).body).toBe('app()');
  expect(await hasKeptScript()).toBe(false);
  spoiled.fault = () => undefined;
  await shop.add('Blue hat');
  await eventually(async () => expect(await hasKeptScript()).toBe(true));
});

test.each<Fault>(['answers 500', 'cuts the connection', 'hangs'])(
  'while the store %s, what is saved goes live, and no image is said to be missing',
  async (fault) => {
    const title = `Painting that ${fault}`;
    const { id } = await createProduct(shop.app, await createCategory(shop.app, title), { title });
    await shop.settled();
    spoiled.fault = () => fault;
    await shop.collections.products.updateOne({ title }, { $set: { title: `${title} again` } });
    await eventually(async () => expect((await shop.get('/products.json')).body).toContain(`${title} again`));
    expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
    spoiled.fault = () => undefined;
    expect((await shop.faults()).filter(({ subjectId }: { subjectId: string }) => subjectId === id)).toEqual(
      [],
    );
  },
);
