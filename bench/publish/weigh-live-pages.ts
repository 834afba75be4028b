import { request } from 'node:http';
import { pageBudget } from '../../e2e/weights/routes.ts';
import type { PublishedShop } from './published-shop.ts';

/** A page of each kind, with the sample's page whose size budget applies. */
const KINDS: [path: string, like: string][] = [
  ['/', '/'],
  ['/shop', '/shop'],
  ['/about', '/about'],
  ['/cart', '/cart'],
];

/** Measures the transferred size of live pages with brotli. */
export async function weighLivePages(shop: PublishedShop): Promise<string[][]> {
  const product = /href="(\/product\/[^"]+)"/.exec(await shop.read('/shop'))?.[1] ?? '';
  const category = /href="(\/category\/[^"]+)"/.exec(await shop.read('/'))?.[1] ?? '';
  const kinds: [string, string][] = [...KINDS, [product, '/product'], [category, '/shop']];
  return Promise.all(
    kinds.map(async ([path, like]) => [
      `${path.split('/', 2).join('/')} as it is served`,
      `${await bytesOf(shop.url + path)} B`,
      `≤ ${pageBudget(like)} B`,
    ]),
  );
}

function bytesOf(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    response.on('end', () => resolve(bytes));
  })
    .on('error', reject)
    .end();
  return promise;
}
