import { availableParallelism } from 'node:os';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import { joinParts } from '@mela/rules/listing/index-parts.ts';
import { answerListing } from '@mela/rules/listing/listing-answer.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { catalogueOf, categoryOf, productOf } from '../../e2e/live/catalogue.ts';
import { renderer, routesOf, taskOf } from '../../e2e/live/render.ts';
import { printTable } from '../print-table.ts';

const SIZES = [10_000, 30_000, 100_000];
/** A category has some hundreds of products, as in a real shop of this size. */
const PRODUCTS_PER_CATEGORY = 250;
const WORDS = ['linen', 'silk', 'running', 'leather', 'cotton', 'steel', 'oak', 'travel', 'winter', 'office'];
const KINDS = ['dress', 'lamp', 'shoe', 'bag', 'kettle', 'chair', 'phone', 'jacket', 'watch', 'helmet'];
/** Pages to plan, in this order. The first page of each kind sorts the products for all pages of that kind. */
const PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['all products', '/shop'],
  ['a category', '/category/category-5'],
  ['a product', '/product/product-777'],
  ['another', '/product/product-778'],
];
const SEARCHES = ['q=linen+dress', 'q=lether+bag', 'sort=price-asc', 'max=1500&q=oak'];

/** Measures publishing without rendering (which takes the same time for each page), and search on the server. */
export async function benchScale(): Promise<void> {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const size of SIZES) rows.push(await measure(size));
  printTable(
    `A release in memory, on one of ${availableParallelism()} cores, in milliseconds`,
    [
      'products',
      'addresses',
      'open the shop',
      ...PAGES.map(([name]) => name),
      'after one change: open',
      'all of these',
      'heap MB',
    ],
    rows.map(({ release }) => release),
  );
  printTable(
    'A search at the server, in milliseconds',
    ['products', 'index read', 'first', ...SEARCHES],
    rows.map(({ search }) => search),
  );
}

async function measure(count: number): Promise<{ release: string[]; search: string[] }> {
  const catalogue = shopOf(count);
  const rows = catalogue.products.map(renderer.rowOf);
  const read = async () => [];
  const [shop, openMs] = timed(() => renderer.openShop({ ...catalogue, products: rows }, read));
  const pageMs = PAGES.map(([, path]) => timed(() => shop.find(path))[1]);
  const products = rows.with(count / 2, renderer.rowOf(titled(count / 2, 'Another title')));
  const [changed, changedMs] = timed(() => renderer.openShop({ ...catalogue, products }, read));
  const [, allMs] = timed(() => PAGES.map(([, path]) => changed.find(path)));
  const megabytes = process.memoryUsage().heapUsed / 2 ** 20;
  const times = [openMs, ...pageMs, changedMs, allMs].map(String);
  const search = await searchTimes(routesOf(catalogue), shop.shared);
  return {
    release: [String(count), String(shop.count()), ...times, megabytes.toFixed(0)],
    search: [String(count), ...search],
  };
}

async function searchTimes(routes: Route[], shared: object): Promise<string[]> {
  const read = async (page: string) => {
    const found = routes.filter((route) => route.page === page);
    const files = await Promise.all(
      found.map(async (route) => renderer.renderRoute(await taskOf(route), shared)),
    );
    return files.map(({ body }) => JSON.parse(String(body)));
  };
  const [[head], parts] = await Promise.all([read('index-head'), read('index-part')]);
  const [stock, readMs] = timed(() => joinParts(head, parts));
  const scope = { category: null, brand: null };
  // The first search of a release reads all words once.
  const [, firstMs] = timed(() => answerListing(stock, readQuery(new URLSearchParams('q=first')), scope));
  const times = SEARCHES.map((search) => {
    const query = readQuery(new URLSearchParams(search));
    return timed(() => answerListing(stock, query, scope))[1];
  });
  return [readMs, firstMs, ...times].map(String);
}

function shopOf(count: number): Catalogue {
  const categories = Array.from({ length: Math.ceil(count / PRODUCTS_PER_CATEGORY) }, (_, place) =>
    categoryOf({ id: `category-${place}`, name: `Category ${place}`, position: place }),
  );
  const products = Array.from({ length: count }, (_, place) => titled(place));
  return { ...catalogueOf(0), categories, products, allowsIndex: false };
}

function titled(
  place: number,
  title = `${WORDS[place % 10]} ${KINDS[Math.floor(place / 10) % 10]} ${place}`,
) {
  const categoryId = `category-${Math.floor(place / PRODUCTS_PER_CATEGORY)}`;
  return productOf(place, { title, categoryId, sellingPrice: 50_000 + (place % 997) * 100 });
}

function timed<T>(work: () => T): [result: T, milliseconds: number] {
  const begun = performance.now();
  const result = work();
  return [result, Math.round(performance.now() - begun)];
}
