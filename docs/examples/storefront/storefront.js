// A separate storefront that uses the API, without a framework and with nothing to install.
// SHOP=https://shop.example node storefront.js
import { createServer } from 'node:http';
import { html } from './html.js';
import { category, everything } from './listing.js';
import { email, home, order, product, textPage } from './pages.js';
import { ask, shopper } from './shop.js';

const { PORT = '3000' } = process.env;
// The paths are those of the shop's own pages, so the links in its texts work here, too.
const PAGES = {
  '': home,
  ...{ shop: everything, search: everything, category, product, orders: order, emails: email },
  ...Object.fromEntries(['about', 'help', 'privacy', 'terms'].map((name) => [name, textPage(name)])),
};
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src *; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'",
  // The address of an order's page contains its secret.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const STYLE = html`<style>body { font: 1rem/1.5 system-ui; max-width: 70rem; margin: auto; padding: 1rem }
  .cards { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none } .cards li { width: 200px } img { max-width: 100% }</style>`;

const server = createServer((request, response) =>
  shopper.run(request.socket.remoteAddress, () => answer(request, response)),
);

async function answer({ method, url }, response) {
  const [status, page] = await find(method, url).then(
    (found) => (found ? [200, found] : [404, { title: 'Not found' }]),
    (error) => [500, { title: 'Error', body: html`<p>${error.message}</p>` }],
  );
  if (page.redirectTo) return response.writeHead(301, { location: encodeURI(page.redirectTo) }).end();
  response.writeHead(status, HEADERS).end(await document(page));
}

async function find(method, url) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, kind = '', name = '', token = ''] = pathname.split('/').map(decodeURIComponent);
  if (!Object.hasOwn(PAGES, kind)) return null;
  return PAGES[kind](name, searchParams, { token, isSent: method === 'POST' });
}

async function document({ title, body = '' }) {
  // If the menu cannot be loaded, show the page without it.
  const { shop } = await ask('{ shop { name navigation { title path } } }').catch(() => ({ shop: null }));
  const menu = shop?.navigation.map(({ title: text, path }) => html` <a href="${path}">${text}</a>`);
  return `<!doctype html>${html`<html lang="en"><meta name="viewport" content="width=device-width">
    <title>${title}</title>${STYLE}<nav><a href="/">${shop?.name ?? 'Home'}</a> <a href="/shop">All products</a>${menu}</nav>
    <main><h1>${title}</h1>${body}</main></html>`}`;
}

server.listen(Number(PORT), () => console.info(`http://localhost:${server.address().port}`));
