import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { expect, test, vi } from 'vitest';
import { LoadedShops } from './loaded-shops.ts';

/** Shops whose catalogues say of which release they are, and of which they were made. */
function loadShops() {
  const catalogueOf = (url: string) => ({ url, redirects: [] }) as unknown as Catalogue;
  const source = {
    read: vi.fn(async (release: number) => catalogueOf(`read ${release}`)),
    move: vi.fn(async ({ url }: Catalogue, from: number, to: number) => catalogueOf(`${url} ${from}-${to}`)),
    readPreview: vi.fn(async (preview: number) =>
      preview === 7 ? ({ shop: { name: 'Draft' } } as StorefrontContent) : null,
    ),
  };
  const pages = { shared: {}, find: () => null, has: () => false, paths: () => [], count: () => 0 };
  const openShop = vi.fn((_: Catalogue) => pages);
  return { shops: new LoadedShops(source, { openShop }), source, openShop };
}

test('the first shop is read, and the next ones are made of it, forwards and back', async () => {
  const { shops, source } = loadShops();
  expect((await shops.at(4)).catalogue.url).toBe('read 4');
  expect((await shops.at(5)).catalogue.url).toBe('read 4 4-5');
  expect((await shops.at(2)).catalogue.url).toBe('read 4 4-5 5-2');
  expect(await shops.at(5)).toBe(await shops.at(5));
  expect([source.read.mock.calls.length, source.move.mock.calls.length]).toEqual([1, 2]);
});

test('a hundred who ask at once have a shop opened once', async () => {
  const { shops, openShop } = loadShops();
  const asked = await Promise.all(Array.from({ length: 100 }, (_, index) => shops.at(1 + (index % 2))));
  expect(new Set(asked).size).toBe(2);
  expect(openShop).toHaveBeenCalledTimes(2);
});

test('a look at several former releases does not push out the live one, which shoppers go on asking for', async () => {
  const { shops, openShop } = loadShops();
  for (const release of [9, 1, 9, 2, 9, 3, 9]) await shops.at(release);
  expect(openShop).toHaveBeenCalledTimes(4);
});

test('three are kept, and one that has changed is made again', async () => {
  const { shops, openShop } = loadShops();
  for (const release of [1, 2, 3, 4, 1]) await shops.at(release);
  expect(openShop).toHaveBeenCalledTimes(5);
  shops.forget(1);
  await shops.at(1);
  expect(openShop).toHaveBeenCalledTimes(6);
});

test('one that cannot be read is read again the next time', async () => {
  const { shops, source } = loadShops();
  source.read.mockRejectedValueOnce(new Error('The database does not answer.'));
  await expect(shops.at(1)).rejects.toThrow('does not answer');
  expect((await shops.at(1)).catalogue.url).toBe('read 1');
});

test('a preview is the shop of a release with other content, and one that is not there is none', async () => {
  const { shops, openShop, source } = loadShops();
  const preview = await shops.preview(1, 7);
  expect(preview?.catalogue.content.shop.name).toBe('Draft');
  expect(await shops.preview(1, 7)).toBe(preview);
  expect(await shops.preview(1, 8)).toBeNull();
  expect((await shops.at(1)).catalogue.content).toBeUndefined();
  expect(openShop).toHaveBeenCalledTimes(2);
  source.readPreview.mockResolvedValueOnce(null);
  expect(await shops.preview(1, 7)).toBeNull();
});
