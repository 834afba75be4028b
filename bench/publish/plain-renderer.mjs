/** In place of the site's renderer: a page for one product of a hundred, so that what remains is measured. */
import { createHash } from 'node:crypto';

const EVERY = 100;
export const version = '1';

export function openShop({ url, products, content }) {
  const shared = { url, name: content.shop.name };
  const paged = products.filter((_, place) => place % EVERY === 0);
  const routes = [
    route(shared, '/', { count: products.length }),
    route(shared, '/404.html', {}),
    ...paged.map((product) => route(shared, `/product/${product.handle}`, product)),
  ];
  const byPath = new Map(routes.map((one) => [one.path, one]));
  return {
    shared,
    find: (path) => byPath.get(path) ?? null,
    has: (path) => byPath.has(path),
    paths: () => byPath.keys(),
    count: () => byPath.size,
  };
}

function route(shared, path, props) {
  const key = createHash('sha256')
    .update(JSON.stringify([shared, props]))
    .digest('base64url');
  return { path, page: 'page', key, props: () => props };
}

export async function renderRoute({ path, props }, { name }) {
  const title = props.title ?? path;
  const body = `<!doctype html><title>${title}</title><body><h1>${title}</h1><p>${props.description ?? name}</p><a href="/">Home</a>`;
  return { contentType: 'text/html; charset=utf-8', body };
}
