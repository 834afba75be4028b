import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { synonymsOf } from '@mela/rules/content/synonyms.ts';
import { INDEX_HEAD, PRODUCTS_PER_PART, partAddress, WHOLE_INDEX } from '@mela/rules/listing/index-parts.ts';
import { plainText } from '@mela/rules/markdown.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import type { ProductRow, ReadProducts } from '@mela/rules/product-row.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { firstSentence } from '@mela/rules/summary.ts';
import * as pagesText from '#messages/pages.ts';
import { chunk } from '../components/chunk.ts';
import type { SitemapPage } from './files/sitemap.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { indexedCategories, liveIndex, liveIndexPart } from './live-index.ts';
import { pointsOf } from './live-product.ts';
import { once } from './once.ts';
import { categoryName, productFeedRoutes } from './product-feed-routes.ts';
import type { FileProps, MakeFile, PlannedFile } from './render-file.ts';
import { FIXED_PAGES, type LiveShared } from './shared.ts';
import type { ShopIndex } from './shop-index.ts';
import { categoryAddress, collectionAddress, collectionsKey, filled } from './shop-links.ts';

/** The maximum number of pages in a sitemap. The protocol allows 50,000. */
const MAX_IN_SITEMAP = 45_000;
const MAX_IN_FEED = 50;
const MAX_IN_TEXT = 500;
/** Personal pages, which search engines must not list. */
const PRIVATE = ['/cart', '/wishlist', '/compare', '/login', '/account'];

/** The files of a shop that are not pages: for search engines, feeds, phones and browser indexes. */
interface ShopFiles {
  /**
   * Finds a file.
   * @returns undefined if there is no file at this path
   */
  at: (path: string) => (() => Route) | undefined;
  paths: () => Iterable<string>;
}

/** Lists the parts of a kind only on request, because that visits every product. */
export function filesOf(
  catalogue: Catalogue<ProductRow>,
  shop: ShopIndex,
  { read, shared, version }: { read: ReadProducts; shared: LiveShared; version: string },
): ShopFiles {
  const file: MakeFile = (path, kind, parts, props) => ({
    path,
    plan: () => ({
      path,
      page: kind,
      key: hashOf([version, shared.key, kind, path, ...parts()].join('\0')),
      props: async () => props(),
    }),
  });
  const names = once(() =>
    hashOf(
      JSON.stringify(
        catalogue.categories.map(({ id, name, handle, parentId }) => [id, name, handle, parentId]),
      ) + collectionsKey(shop),
    ),
  );
  const kinds = [
    { of: /^\/sitemap/, files: listed(() => sitemapRoutes(shop, file)) },
    { of: /^\/products(-\d+)?\.json$/, files: listed(() => productFeedRoutes(shop, names, read, file)) },
    { of: /^\/index\//, files: listed(() => indexRoutes(catalogue, shop, names, read, file)) },
    { of: /^\/[^/]+$/, files: listed(() => singleRoutes(shop, shared, names, read, file)) },
  ];
  return {
    at: (path) =>
      kinds
        .find(({ of }) => of.test(path))
        ?.files()
        .get(path),
    paths: () => kinds.flatMap(({ files }) => [...files().keys()]),
  };
}

function listed(make: () => PlannedFile[]) {
  return once(() => new Map(make().map(({ path, plan }) => [path, plan])));
}

/** The files that each shop has once. */
function singleRoutes(
  shop: ShopIndex,
  shared: LiveShared,
  names: () => string,
  read: ReadProducts,
  file: MakeFile,
): PlannedFile[] {
  const inText = shop.products.slice(0, MAX_IN_TEXT);
  return [
    file(
      '/robots.txt',
      'robots',
      () => [],
      () => null,
    ),
    file(
      '/manifest.webmanifest',
      'manifest',
      () => [],
      () => null,
    ),
    feedRoute(shop, names, read, file),
    file(
      '/llms.txt',
      'text',
      () => [names(), ...inText.map(({ key }) => key)],
      async () => textOf(await read(inText), shop, shared),
    ),
  ];
}

function indexRoutes(
  { allowsIndex, content }: Catalogue<ProductRow>,
  shop: ShopIndex,
  names: () => string,
  read: ReadProducts,
  file: MakeFile,
): PlannedFile[] {
  if (!allowsIndex) return indexPartRoutes(shop, synonymsOf(content), names, read, file);
  return [
    file(
      WHOLE_INDEX,
      'index',
      () => [names(), ...shop.products.map(({ key }) => key)],
      async () => ({ ...(await liveIndex(shop, read)), synonyms: synonymsOf(content) }),
    ),
  ];
}

function feedRoute(shop: ShopIndex, names: () => string, read: ReadProducts, file: MakeFile): PlannedFile {
  const newest = shop.newest.slice(0, MAX_IN_FEED);
  return file(
    '/feed.xml',
    'feed',
    () => [names(), ...newest.map(({ key }) => key)],
    async () =>
      (await read(newest)).map((product) => ({
        path: `/product/${product.handle}`,
        title: product.title,
        description: product.description,
        category: categoryName(product, shop),
        createdAt: product.createdAt,
      })),
  );
}

/**
 * The parts of the index. Products are in order of creation, so that a new one changes only the last part.
 */
function indexPartRoutes(
  shop: ShopIndex,
  synonyms: string[][],
  names: () => string,
  read: ReadProducts,
  file: MakeFile,
): PlannedFile[] {
  const parts = chunk(shop.newest.toReversed(), PRODUCTS_PER_PART);
  return [
    file(
      INDEX_HEAD,
      'index-head',
      () => [names(), String(parts.length)],
      () => ({
        categories: indexedCategories(shop.categories),
        synonyms,
        parts: parts.length,
      }),
    ),
    ...parts.map((rows, part) =>
      file(
        partAddress(part),
        'index-part',
        () => [names(), ...rows.map(({ key }) => key)],
        async () => liveIndexPart(await read(rows), shop),
      ),
    ),
  ];
}

function sitemapRoutes(
  { products, categories, collections, brands }: ShopIndex,
  file: MakeFile,
): PlannedFile[] {
  const paths = [
    ...FIXED_PAGES.filter((path) => !PRIVATE.includes(path)),
    ...filled([...categories.values()]).map(categoryAddress),
    ...filled(collections).map(collectionAddress),
    ...new Set([...brands.values()].map(({ path }) => path)),
  ];
  const count = paths.length + products.length;
  const pagesOf = (first: number): SitemapPage[] => [
    ...paths.slice(first, first + MAX_IN_SITEMAP).map((path) => ({ path })),
    ...products
      .slice(Math.max(0, first - paths.length), Math.max(0, first + MAX_IN_SITEMAP - paths.length))
      .map(({ handle, facts }) => ({ path: `/product/${handle}`, updatedOn: facts.updatedOn })),
  ];
  const part = (path: string, first: number) =>
    file(
      path,
      'sitemap',
      () => [fingerprint(pagesOf(first))],
      () => pagesOf(first),
    );
  if (count <= MAX_IN_SITEMAP) return [part('/sitemap.xml', 0)];
  const parts = Array.from({ length: Math.ceil(count / MAX_IN_SITEMAP) }, (_, index) =>
    part(`/sitemap-${index + 1}.xml`, index * MAX_IN_SITEMAP),
  );
  const index = parts.map(({ path }) => path);
  return [
    file(
      '/sitemap.xml',
      'sitemap-index',
      () => [index.join()],
      () => index,
    ),
    ...parts,
  ];
}

function textOf(
  products: readonly CatalogueProduct[],
  shop: ShopIndex,
  { storefront }: LiveShared,
): FileProps['text'] {
  const promises = pointsOf(storefront.content.shop).map(({ text }) => text.replace(/\.?$/, '.'));
  return {
    terms: [
      pagesText.pricesIn(shop.currency === DEFAULT_CURRENCY ? 'rupees' : shop.currency),
      ...promises,
    ].join(' '),
    categories: [
      ...filled([...shop.categories.values()]).map((place) => ({
        title: place.category.name,
        path: categoryAddress(place),
      })),
      ...filled(shop.collections).map((one) => ({
        title: one.collection.name,
        path: collectionAddress(one),
      })),
    ],
    products: products.map(({ title, handle, sellingPrice, description }) => ({
      name: title,
      path: `/product/${handle}`,
      price: toUnits(sellingPrice, shop.currency),
      summary: firstSentence(plainText(description)),
    })),
  };
}
