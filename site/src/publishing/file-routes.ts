import type { Catalogue } from '@mela/rules/catalogue.ts';
import { INDEX_HEAD, PRODUCTS_PER_PART, partAddress, WHOLE_INDEX } from '@mela/rules/listing/index-parts.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { synonymsOf } from '@mela/rules/search/synonyms.ts';
import { chunk } from '../components/chunk.ts';
import { plainText } from '../components/markdown.ts';
import { firstSentence } from '../content/product-schema.ts';
import type { SitemapPage } from './files/sitemap.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { indexedCategories, liveIndex, liveIndexPart } from './live-index.ts';
import { pointsOf } from './live-product.ts';
import { once } from './once.ts';
import { categoryName, productFeedRoutes } from './product-feed-routes.ts';
import type { FileProps, MakeFile, PlannedFile } from './render-file.ts';
import { FIXED_PAGES, type LiveShared } from './shared.ts';
import type { ShopIndex } from './shop-index.ts';
import { categoryAddress, filled } from './shop-links.ts';

/** The protocol's limit is 50,000. */
const MAX_IN_SITEMAP = 45_000;
const MAX_IN_FEED = 50;
const MAX_IN_TEXT = 500;
/** Pages that are a shopper's own. */
const PRIVATE = ['/cart', '/wishlist', '/compare', '/login', '/account'];

/** The files of a shop that are no pages: for search engines, feeds, phones and the browser's own lists. */
interface ShopFiles {
  /** @returns undefined where there is no file at this address */
  at: (path: string) => (() => Route) | undefined;
  paths: () => Iterable<string>;
}

/** To list the parts of some kinds takes a look at each product: they are listed when one of the kind is asked for. */
export function filesOf(
  catalogue: Catalogue,
  shop: ShopIndex,
  shared: LiveShared,
  version: string,
): ShopFiles {
  const file: MakeFile = (path, kind, parts, props) => ({
    path,
    plan: () => ({
      path,
      page: kind,
      key: hashOf([version, shared.key, kind, path, ...parts()].join('\0')),
      props,
    }),
  });
  const names = once(() =>
    hashOf(
      JSON.stringify(
        catalogue.categories.map(({ id, name, handle, parentId }) => [id, name, handle, parentId]),
      ),
    ),
  );
  const kinds = [
    { of: /^\/sitemap/, files: listed(() => sitemapRoutes(shop, file)) },
    { of: /^\/products(-\d+)?\.json$/, files: listed(() => productFeedRoutes(shop, names, file)) },
    { of: /^\/index\//, files: listed(() => indexRoutes(catalogue, shop, names, file)) },
    { of: /^\/[^/]+$/, files: listed(() => singleRoutes(shop, shared, names, file)) },
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

/** Those that each shop has once. */
function singleRoutes(
  shop: ShopIndex,
  shared: LiveShared,
  names: () => string,
  file: MakeFile,
): PlannedFile[] {
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
    feedRoute(shop, names, file),
    file(
      '/llms.txt',
      'text',
      () => [names(), ...shop.products.slice(0, MAX_IN_TEXT).map(fingerprint)],
      () => textOf(shop, shared),
    ),
  ];
}

function indexRoutes(
  { allowsIndex, content }: Catalogue,
  shop: ShopIndex,
  names: () => string,
  file: MakeFile,
): PlannedFile[] {
  if (!allowsIndex) return indexPartRoutes(shop, synonymsOf(content), names, file);
  return [
    file(
      WHOLE_INDEX,
      'index',
      () => [names(), ...shop.products.map(fingerprint)],
      () => ({ ...liveIndex(shop), synonyms: synonymsOf(content) }),
    ),
  ];
}

function feedRoute(shop: ShopIndex, names: () => string, file: MakeFile): PlannedFile {
  const newest = shop.newest.slice(0, MAX_IN_FEED);
  return file(
    '/feed.xml',
    'feed',
    () => [names(), ...newest.map(fingerprint)],
    () =>
      newest.map((product) => ({
        path: `/product/${product.handle}`,
        title: product.title,
        description: product.description,
        category: categoryName(product, shop),
        createdAt: product.createdAt,
      })),
  );
}

/** In order of creation: a new product changes the last part. */
function indexPartRoutes(
  shop: ShopIndex,
  synonyms: string[][],
  names: () => string,
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
    ...parts.map((products, part) =>
      file(
        partAddress(part),
        'index-part',
        () => [names(), ...products.map(fingerprint)],
        () => liveIndexPart(products, shop),
      ),
    ),
  ];
}

function sitemapRoutes({ products, categories, brands }: ShopIndex, file: MakeFile): PlannedFile[] {
  const pages: SitemapPage[] = [
    ...[
      ...FIXED_PAGES.filter((path) => !PRIVATE.includes(path)),
      ...filled([...categories.values()]).map(categoryAddress),
      ...new Set([...brands.values()].map(({ path }) => path)),
    ].map((path) => ({ path })),
    ...products.map(({ handle, updatedOn }) => ({ path: `/product/${handle}`, updatedOn })),
  ];
  const keyOf = (part: SitemapPage[]) => () => [
    hashOf(part.map(({ path, updatedOn = '' }) => `${path} ${updatedOn}`).join()),
  ];
  if (pages.length <= MAX_IN_SITEMAP) return [file('/sitemap.xml', 'sitemap', keyOf(pages), () => pages)];
  const parts = chunk(pages, MAX_IN_SITEMAP).map((part, index) =>
    file(`/sitemap-${index + 1}.xml`, 'sitemap', keyOf(part), () => part),
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

function textOf(shop: ShopIndex, { storefront }: LiveShared): FileProps['text'] {
  const promises = pointsOf(storefront.content.shop).map(({ text }) => text.replace(/\.?$/, '.'));
  return {
    terms: [`Prices in ${shop.currency === DEFAULT_CURRENCY ? 'rupees' : shop.currency}.`, ...promises].join(
      ' ',
    ),
    categories: filled([...shop.categories.values()]).map((place) => ({
      title: place.category.name,
      path: categoryAddress(place),
    })),
    products: shop.products.slice(0, MAX_IN_TEXT).map(({ title, handle, sellingPrice, description }) => ({
      name: title,
      path: `/product/${handle}`,
      price: toUnits(sellingPrice, shop.currency),
      summary: firstSentence(plainText(description)),
    })),
  };
}
