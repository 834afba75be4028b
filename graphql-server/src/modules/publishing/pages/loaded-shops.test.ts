import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import { expect, test, vi } from 'vitest';
import { LoadedShops, type ShopCatalogue } from './loaded-shops.ts';

/** Shops whose catalogues contain the number of their release and of the release from which they were derived. */
function loadShops() {
  const catalogueOf = (url: string) => ({ url, redirects: [] }) as unknown as ShopCatalogue;
  const source = {
    read: vi.fn(async (release: number) => catalogueOf(`read ${release}`)),
    move: vi.fn(async ({ url }: ShopCatalogue, from: number, to: number) =>
      catalogueOf(`${url} ${from}-${to}`),
    ),
    readProducts: vi.fn(
      async (release: number, ids: readonly string[]) =>
        new Map(
          ids.flatMap((id) =>
            id === 'gone'
              ? []
              : [
                  [
                    id,
                    {
                      id: `${id} of ${release}`,
                      variants: [],
                      description: '',
                    } as unknown as CatalogueProduct,
                  ],
                ],
          ),
        ),
    ),
    readPreview: vi.fn(async (preview: number) =>
      preview === 7 ? ({ shop: { name: 'Draft' } } as StorefrontContent) : null,
    ),
  };
  const pages = {
    shared: {},
    find: () => null,
    has: () => false,
    paths: () => [],
    related: () => [],
    content: () => Promise.reject(new Error('not read')),
    count: () => 0,
  };
  const openShop = vi.fn((_: ShopCatalogue) => pages);
  return { shops: new LoadedShops(source, { openShop }), source, openShop };
}

test('the first shop is loaded, and the next ones are derived from it, forwards and back', async () => {
  const { shops, source } = loadShops();
  expect((await shops.at(4)).catalogue.url).toBe('read 4');
  expect((await shops.at(5)).catalogue.url).toBe('read 4 4-5');
  expect((await shops.at(2)).catalogue.url).toBe('read 4 4-5 5-2');
  expect(await shops.at(5)).toBe(await shops.at(5));
  expect([source.read.mock.calls.length, source.move.mock.calls.length]).toEqual([1, 2]);
});

test('the first release is opened with the rows of its products that are known', async () => {
  const { shops, source } = loadShops();
  const rows: ProductRow[] = [];
  await shops.at(1, { rows, areAll: true });
  expect(source.read).toHaveBeenCalledExactlyOnceWith(1, rows);
});

test('a later release is derived with the rows of changed products that are known', async () => {
  const { shops, source } = loadShops();
  const rows: ProductRow[] = [];
  const { catalogue } = await shops.at(1);
  await shops.at(2, { rows, areAll: false });
  expect(source.move).toHaveBeenCalledExactlyOnceWith(catalogue, 1, 2, rows);
});

test('without another shop, a later release is read as a whole', async () => {
  const { shops, source } = loadShops();
  await shops.at(2, { rows: [], areAll: false });
  expect(source.read).toHaveBeenCalledExactlyOnceWith(2, undefined);
});

test('a hundred simultaneous requests open a shop once', async () => {
  const { shops, openShop } = loadShops();
  const asked = await Promise.all(Array.from({ length: 100 }, (_, index) => shops.at(1 + (index % 2))));
  expect(new Set(asked).size).toBe(2);
  expect(openShop).toHaveBeenCalledTimes(2);
});

test('viewing several former releases does not evict the live one', async () => {
  const { shops, openShop } = loadShops();
  for (const release of [9, 1, 9, 2, 9, 3, 9]) await shops.at(release);
  expect(openShop).toHaveBeenCalledTimes(4);
});

test('three shops are cached, and a changed one is created again', async () => {
  const { shops, openShop } = loadShops();
  for (const release of [1, 2, 3, 4, 1]) await shops.at(release);
  expect(openShop).toHaveBeenCalledTimes(5);
  shops.forget(1);
  await shops.at(1);
  expect(openShop).toHaveBeenCalledTimes(6);
});

test('a shop that could not be read is read again the next time', async () => {
  const { shops, source } = loadShops();
  source.read.mockRejectedValueOnce(new Error('The database is not responding.'));
  await expect(shops.at(1)).rejects.toThrow('is not responding');
  expect((await shops.at(1)).catalogue.url).toBe('read 1');
});

test('a preview is the shop of a release with other content, and an unknown preview is none', async () => {
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

test('a product is read once while its row is unchanged', async () => {
  const { shops, source } = loadShops();
  const [first, second] = [await shops.at(1), await shops.at(2)];
  const rows = ['a', 'b'].map((id) => ({ id, key: `${id} 1` }));
  expect((await first.read(rows)).map(({ id }) => id)).toEqual(['a of 1', 'b of 1']);
  const next = [{ id: 'b', key: 'b 2' }, ...rows];
  expect((await second.read(next)).map(({ id }) => id)).toEqual(['b of 2', 'a of 1', 'b of 1']);
  expect(source.readProducts.mock.calls).toEqual([
    [1, ['a', 'b']],
    [2, ['b']],
  ]);
});

test('a product that a release no longer has makes its page fail', async () => {
  const { read } = await loadShops().shops.at(3);
  await expect(read([{ id: 'gone', key: 'gone' }])).rejects.toThrow(
    'Release 3 no longer has the product gone',
  );
});
