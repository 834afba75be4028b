// A storefront of its own over the API: no framework, nothing to install. SHOP=https://shop.example node storefront.js
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';

const { SHOP = 'http://localhost:4000', TOKEN, PORT = '3000' } = process.env;
const CARD =
  'handle title price { ...M } compareAtPrice { ...M } images { url(width: 640, isAbsolute: true) alt }';
const MONEY = 'fragment M on Money { amount currency }';

// The address of the shopper whose page is made: with a token the shop counts its rate limits by it.
const shopper = new AsyncLocalStorage();

async function ask(query, variables = {}) {
  const ofApp = TOKEN && { authorization: `Bearer ${TOKEN}`, 'x-shopper-address': shopper.getStore() };
  const response = await fetch(`${SHOP}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ofApp },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function money({ amount, currency }) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
}

function card({ handle, title, price, compareAtPrice, images: [image] }) {
  const before = compareAtPrice ? ` <s>${money(compareAtPrice)}</s>` : '';
  const picture = image ? `<img src="${image.url}" alt="${escaped(image.alt)}" width="200">` : '';
  return `<li><a href="/product/${handle}">${picture}<br>${escaped(title)}</a> ${money(price)}${before}</li>`;
}

async function home(search) {
  const query = `query ($filter: ProductFilter) { shop { name navigation { title path } }
    products(first: 40, filter: $filter, orderBy: { field: RELEVANCE }) { totalCount nodes { ${CARD} } } } ${MONEY}`;
  const { shop, products } = await ask(query, { filter: { text: search } });
  return [shop.name, `<p>${products.totalCount} products</p><ul>${products.nodes.map(card).join('')}</ul>`];
}

async function category(handle) {
  const query = `query ($handle: String) { category(handle: $handle) { name products(first: 40) { nodes { ${CARD} } } } } ${MONEY}`;
  const { category: found } = await ask(query, { handle });
  return found && [found.name, `<ul>${found.products.nodes.map(card).join('')}</ul>`];
}

async function product(handle) {
  const query = `query ($handle: String) { product(handle: $handle) { ${CARD} description
    variants { title price { ...M } availability } relatedProducts { ${CARD} } } } ${MONEY}`;
  const { product: found } = await ask(query, { handle });
  const rows = found?.variants.map(
    (one) => `<li>${escaped(one.title)} ${money(one.price)}, ${one.availability}</li>`,
  );
  const related = found?.relatedProducts.map(card).join('');
  return (
    found && [
      found.title,
      `<ul>${card(found)}</ul><p>${escaped(found.description)}</p><ul>${rows.join('')}</ul>${
        related && `<h2>Related products</h2><ul>${related}</ul>`
      }`,
    ]
  );
}

const server = createServer(({ url, socket }, response) =>
  shopper.run(socket.remoteAddress, () => answer(url, response)),
);

async function answer(url, response) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, kind, handle] = pathname.split('/');
  const page =
    { product, category }[kind] ?? (kind === '' ? () => home(searchParams.get('q') ?? '') : async () => null);
  const [title, body] =
    (await page(decodeURIComponent(handle ?? '')).catch((error) => ['Error', escaped(error)])) ?? [];
  response.writeHead(title ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>${escaped(title ?? 'Not found')}</title><h1>${escaped(title ?? 'Not found')}</h1>${body ?? ''}`,
  );
}

server.listen(Number(PORT), () => console.info(`http://localhost:${server.address().port}`));
