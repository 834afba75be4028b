/**
 * A small renderer that replaces the site's. Certain product titles make it fail in various ways, or add an
 * order page to the shop. Its version is the name of its folder, and changes with each build. No page is
 * rendered while a file called `hold` is beside it.
 */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const version = `${basename(dirname(import.meta.dirname))} ${statSync(import.meta.filename).mtimeMs}`;

/** The row of a product, from which alone its page is rendered. */
export function rowOf(product) {
  const { images } = product;
  const key = createHash('sha256').update(JSON.stringify(product)).digest('base64url');
  return {
    ...product,
    key,
    createdAt: Date.parse(product.createdAt),
    facts: { variantImages: images.length },
  };
}

export function openShop({ url, products, content }) {
  const shared = { url, name: content.shop.name };
  const listed = products.filter(({ isListed }) => isListed);
  const cards = listed.map(({ handle, title, sellingPrice }) => ({ handle, title, sellingPrice }));
  return shopOf(shared, [
    route(shared, '/', 'list', cards),
    route(shared, '/404.html', 'not-found', {}),
    ...(products.some(({ title }) => title === 'Can be ordered')
      ? [route(shared, '/order', 'order', {})]
      : []),
    route(shared, '/products.json', 'json', cards),
    route(shared, '/index/products.json', 'json', indexOf(listed.toReversed())),
    ...products.map((product) => route(shared, `/product/${product.handle}`, 'product', product)),
    ...products.flatMap(({ handle, formerHandles }) =>
      formerHandles.map((former) => ({
        ...route(shared, `/product/${former}`, 'redirect', handle),
        redirectTo: `/product/${handle}`,
      })),
    ),
  ]);
}

/** The server's search index, which consists of titles. */
function indexOf(products) {
  const each = (value) => products.map(() => value);
  const lists = ['categories', 'tags', 'colors', 'sizes', 'attributes'];
  const texts = ['badge', 'backdrop', 'brand', 'condition'];
  return {
    id: products.map(({ id }) => id),
    variantId: each('='),
    images: { type: 'image/webp', prefix: '', imageSuffix: '', secondImageSuffix: '' },
    categories: [],
    texts: Object.fromEntries([...lists, ...texts].map((key) => [key, ['']])),
    single: Object.fromEntries(texts.map((key) => [key, each(0)])),
    several: Object.fromEntries(lists.map((key) => [key, each([])])),
    name: products.map(({ title }) => title),
    handle: products.map(({ handle }) => handle),
    price: products.map(({ sellingPrice }) => sellingPrice),
    oldPrice: each(null),
    rating: each(null),
    image: each(''),
    smallWidth: each(0),
    largeWidth: each(0),
    secondImage: [],
    release: each(1),
  };
}

function shopOf(shared, routes) {
  const byPath = new Map(routes.map((one) => [one.path, one]));
  return {
    shared,
    find: (path) => byPath.get(path) ?? null,
    has: (path) => byPath.has(path),
    paths: () => byPath.keys(),
    related: () => [],
    content: () => Promise.reject(new Error('The small renderer has no content.')),
    count: () => byPath.size,
  };
}

function route(shared, path, page, props) {
  const key = createHash('sha256')
    .update(JSON.stringify([version, shared, page, props]))
    .digest('base64url');
  return { path, page, key, props: async () => props };
}

export async function loadPages() {}

export async function renderRoute({ path, page, props }, { name, url }) {
  while (existsSync(join(import.meta.dirname, 'hold'))) await sleep(10);
  if (props.title?.startsWith('Never ends')) for (;;);
  if (props.title?.startsWith('Cannot be rendered')) throw new Error('the fault of the page');
  if (page === 'json') return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(props) };
  const title = props.title?.startsWith('No title') ? '' : (props.title ?? path);
  const links = page === 'list' ? props.map(({ handle }) => `/product/${handle}`) : ['/'];
  if (props.title?.startsWith('Broken link')) links.push('/nowhere');
  const images = (props.images ?? []).map(({ src }) => `<img src="${src}">`).join('');
  const canonical = url.startsWith('https:') ? `<link rel="canonical" href="${url}${path}">` : '';
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join(' ');
  const text = page === 'product' ? `${props.title} ${props.sellingPrice}${stockOf(props)}` : page;
  const body = `<!doctype html><title>${title}</title>${canonical}<body><script src="/_astro/app.1234abcd.js"></script>${images}<h1>${escapeHtml(text)}</h1><p>${escapeHtml(name)}</p>${anchors}`;
  return { contentType: 'text/html; charset=utf-8', body };
}

function stockOf({ variants = [] }) {
  return variants.some(({ availability }) => availability === 'OUT_OF_STOCK') ? ', sold out' : '';
}

function escapeHtml(text) {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
