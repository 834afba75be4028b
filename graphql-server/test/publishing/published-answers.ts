import { askFor } from '../graphql/ask.ts';

/** The response of one storefront address. */
export interface PublishedAnswer {
  status: number;
  type: string | null;
  location: string | null;
  /** The body, with one character for each byte. */
  body: string;
}

/** The content of one release for shoppers and programs. */
export interface PublishedShop {
  /** The responses by address. */
  answers: Map<string, PublishedAnswer>;
  /** Public GraphQL responses, by request. */
  graphql: Map<string, unknown>;
}

interface Asked {
  readonly url: string;
}

export const ORIGIN = 'https://shop.example';
const ENTRANCES = [
  ...[
    '/',
    '/shop',
    '/search',
    '/about',
    '/contactus',
    '/help',
    '/privacy',
    '/terms',
    '/wishlist',
    '/compare',
    '/emails',
  ],
  ...[
    '/cart',
    '/checkout',
    '/login',
    '/account',
    '/order',
    '/nowhere',
    '/category/nowhere',
    '/product/nowhere',
  ],
  ...['/sitemap.xml', '/feed.xml', '/products.json', '/llms.txt', '/robots.txt', '/manifest.webmanifest'],
  ...['/index/products.json', '/index/head.json', '/favicon.ico'],
];
/** A path in any text: in quotes, in brackets, or after the shop's address. */
const PATHS = new RegExp(`(?:["'(>\\s]|${ORIGIN})(/[a-z0-9][^\\s"'<>()#?,\\\\;]*)`, 'gi');
/** Files of the build and the server's own addresses, which publishing does not change. */
const NOT_PUBLISHED = /^\/(admin|api|graphql|playground|_astro|fonts|sample|icon-|apple-touch)/;
const UPLOAD = /^\/uploads\/[0-9a-f]+/;
const UPLOADS = '/uploads';
const AT_ONCE = 8;
const PER_PAGE = 50;
const MONEY = '{ amount currency }';
const PRODUCT = `id title handle formerHandles brand sku tags badge isFeatured isPopular isNew version updatedAt
  category { id name handle } price ${MONEY} compareAtPrice ${MONEY}
  images { url alt } options { name values }`;
const DETAILS = `description attributes { name value }
  variants(first: 20) { id title sku price ${MONEY} compareAtPrice ${MONEY} isSold selectedOptions { name value } }
  relatedProducts { id }`;
const CATEGORY = 'id name handle formerHandles description version parent { id } children { id }';

/**
 * Reads everything that a shop has published: the entry points, the given addresses, and all addresses found in any of them.
 * @throws Error if a page names a missing uploaded image
 */
export async function readPublished(shop: Asked, known: Iterable<string>): Promise<PublishedShop> {
  const answers = await readAnswers(shop, [...ENTRANCES, ...known], true);
  await assertUploads(shop, answers);
  return { answers, graphql: await readGraphql(shop) };
}

/** @param follows whether to read also the addresses found in responses */
export async function readAnswers(
  shop: Asked,
  addresses: Iterable<string>,
  follows = false,
): Promise<Map<string, PublishedAnswer>> {
  const answers = new Map<string, PublishedAnswer>();
  const waiting = new Set(addresses);
  while (waiting.size > 0) {
    const some = [...waiting].slice(0, AT_ONCE);
    const read = await Promise.all(some.map((address) => readAnswer(shop, address)));
    for (const [place, answer] of read.entries()) {
      const address = some[place] ?? '';
      waiting.delete(address);
      answers.set(address, answer);
      if (!follows) continue;
      for (const path of pathsIn(answer))
        if (!answers.has(path) && !path.startsWith(UPLOADS)) waiting.add(path);
    }
  }
  return answers;
}

async function readAnswer({ url }: Asked, address: string): Promise<PublishedAnswer> {
  const response = await fetch(url + address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    location: location && new URL(location, ORIGIN).href,
    body: Buffer.from(await response.bytes()).toString('latin1'),
  };
}

function pathsIn({ body, location }: PublishedAnswer): string[] {
  const found = [...body.matchAll(PATHS)].map(([, path = '']) => path);
  const target = location?.replace(ORIGIN, '').split(/[?#]/, 1)[0];
  return [...found, ...(target?.startsWith('/') ? [target] : [])].filter((path) => !NOT_PUBLISHED.test(path));
}

async function assertUploads({ url }: Asked, answers: PublishedShop['answers']): Promise<void> {
  const named = new Set(
    [...answers.values()].flatMap((answer) => pathsIn(answer).filter((path) => UPLOAD.test(path))),
  );
  for (const path of named) {
    const response = await fetch(url + path, { method: 'HEAD' });
    if (!response.ok) throw new Error(`A page names ${path}, which is answered by ${response.status}.`);
  }
}

/** Sends a request as a shopper. */
export async function readGraphql(shop: Asked): Promise<PublishedShop['graphql']> {
  const answers = new Map<string, unknown>();
  const read = async (name: string, question: string) => {
    const data = await askFor(shop, `{ ${question} }`);
    answers.set(name, data);
    return data;
  };
  await read('shop', 'shop { name currency isSelling navigation { title path entries { title path } } }');
  await read('policies', 'shop { contact { email phone whatsapp address } policies { title path text } }');
  const { categories } = await read(
    'categories',
    `categories(orderBy: { field: POSITION }) { nodes { ${CATEGORY} } }`,
  );
  for (const { id, name } of categories.nodes as { id: string; name: string }[]) {
    await read(
      `category ${name} ${id}`,
      `category(id: "${id}") { productCount totalProductCount }
      products(filter: { categoryId: "${id}", includesSubcategories: true }, orderBy: { field: TITLE }) { totalCount nodes { id } }`,
    );
  }
  for (let offset = 0; ; offset += PER_PAGE) {
    const { products } = await read(
      `products from ${offset}`,
      `products(first: ${PER_PAGE}, offset: ${offset}) { totalCount nodes { ${PRODUCT} } }`,
    );
    const nodes = products.nodes as { id: string; handle: string }[];
    for (const { handle } of nodes.slice(0, 10))
      await read(`product ${handle}`, `product(handle: "${handle}") { ${DETAILS} }`);
    if (nodes.length < PER_PAGE) return answers;
  }
}

/** @returns a sentence for each differing address and public response, at most ten */
export function differencesBetween(published: PublishedShop, expected: PublishedShop): string[] {
  const pages = differentAnswers(published.answers, expected.answers);
  const asked = new Set([...published.graphql.keys(), ...expected.graphql.keys()]);
  const graphql = [...asked].flatMap((name) => {
    const [is, expects] = [published.graphql.get(name), expected.graphql.get(name)].map(
      (data) => JSON.stringify(data) ?? '',
    );
    return is === expects ? [] : [`GraphQL, ${name}: ${firstDifference(is ?? '', expects ?? '')}`];
  });
  return [...pages, ...graphql].slice(0, 10);
}

/** @returns a sentence for each differing address */
export function differentAnswers(
  published: PublishedShop['answers'],
  expected: PublishedShop['answers'],
): string[] {
  const addresses = new Set([...published.keys(), ...expected.keys()]);
  return [...addresses].flatMap((address) =>
    differenceOf(address, published.get(address), expected.get(address)),
  );
}

export function differenceOf(address: string, is?: PublishedAnswer, expected?: PublishedAnswer): string[] {
  if (!is || !expected) return [`${address} is ${is ? 'named' : 'not named'} by what is published.`];
  for (const part of ['status', 'type', 'location'] as const) {
    if (is[part] !== expected[part]) return [`${address}: ${part} ${is[part]}, not ${expected[part]}`];
  }
  return is.body === expected.body ? [] : [`${address}: ${firstDifference(is.body, expected.body)}`];
}

/** The first difference of two texts, with its context. */
function firstDifference(is: string, expected: string): string {
  let at = 0;
  while (at < is.length && is[at] === expected[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 120));
  return `at ${at}\n  published ${around(is)}\n  expected  ${around(expected)}`;
}
