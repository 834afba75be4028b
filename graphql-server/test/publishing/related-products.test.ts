import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { PageMaker } from '../../src/modules/publishing/pages/page-maker.ts';
import { Browser } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeRenderedSite } from './small-site.ts';

const shop = new LiveShop(serveApp({ ADMIN: 'open' }, makeRenderedSite()));
const owner = new Browser(shop.app);
const shopper = new Browser(shop.app);
const RELATED = `query ($handle: String, $first: Int! = 4) {
  product(handle: $handle) { relatedProducts(first: $first) { handle } } }`;

const sarees: Product[] = [];

async function add(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const number = sarees.length + 1;
    sarees.push(await shop.add(`Saree ${number}`, { sellingPrice: 100_000 + number }));
  }
}

async function relatedTo(handle: string, first?: number, caller = shopper): Promise<string[] | null> {
  const { product } = await caller.askFor(RELATED, { handle, first });
  return product?.relatedProducts.map((related: { handle: string }) => related.handle) ?? null;
}

/** The related products on a product's page. */
async function shownBeside(handle: string): Promise<string[]> {
  const { body } = await shop.get(`/product/${handle}`);
  const [, list = ''] = /aria-labelledby="?related-title"?(.*?)<\/section>/s.exec(body) ?? [];
  return [...new Set(Array.from(list.matchAll(/\/product\/([\w-]+)/g), ([, shown = '']) => shown))];
}

test('a product has no related products before the first release, or without other products', async () => {
  await add(1);
  expect(await relatedTo('saree-1')).toEqual([]);
  await shop.goLive();
  expect(await relatedTo('saree-1')).toEqual([]);
  expect(await shownBeside('saree-1')).toEqual([]);
});

test('the only other product of the shop is related', async () => {
  await add(1);
  await shop.goLive();
  expect(await relatedTo('saree-1')).toEqual(['saree-2']);
  expect(await relatedTo('saree-2')).toEqual(['saree-1']);
  expect(await shownBeside('saree-1')).toEqual(['saree-2']);
});

test('an unknown product has none', async () => {
  expect(await relatedTo('nowhere')).toBeNull();
});

describe('of many products', () => {
  beforeAll(async () => {
    await add(13);
    const [first, , , , , , , eighth] = sarees;
    if (first && eighth) await shop.change(eighth, { boughtWith: [first._id] });
    await shop.goLive();
  });

  test('four are related, as on the page', async () => {
    for (const handle of ['saree-1', 'saree-8', 'saree-15']) {
      const related = await relatedTo(handle);
      expect(related).toHaveLength(4);
      expect(related).toEqual(await shownBeside(handle));
    }
    expect((await relatedTo('saree-8'))?.[0]).toBe('saree-1');
  });

  test('up to twelve can be requested, beginning with those of the page', async () => {
    const page = await shownBeside('saree-8');
    expect(await relatedTo('saree-8', 1)).toEqual(page.slice(0, 1));
    const twelve = await relatedTo('saree-8', 12);
    expect(new Set(twelve).size).toBe(12);
    expect(twelve?.slice(0, 4)).toEqual(page);
    expect(twelve).not.toContain('saree-8');
    for (const first of [0, 13])
      expect(onlyError(await shopper.ask(RELATED, { handle: 'saree-8', first }))).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      });
  });

  test('all products of a list are answered by one question to the pages', async () => {
    const related = vi.spyOn(PageMaker.prototype, 'related');
    const { products } = await shopper.askFor('{ products { nodes { handle relatedProducts { title } } } }');
    expect(products.nodes).toHaveLength(15);
    for (const { relatedProducts } of products.nodes) expect(relatedProducts).toHaveLength(4);
    expect(related).toHaveBeenCalledTimes(1);
    related.mockRestore();
  });

  test('they change with a release, and not before', async () => {
    await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
    const before = await relatedTo('saree-8');
    const [near = ''] = before?.slice(1) ?? [];
    const hidden = sarees.find(({ handles }) => handles?.[0] === near);
    if (hidden) await shop.change(hidden, { status: 'HIDDEN' });
    expect(await relatedTo('saree-8')).toEqual(before);
    await shop.goLive();
    const after = await relatedTo('saree-8');
    expect(after).not.toContain(near);
    expect(after).toEqual(await shownBeside('saree-8'));
  });

  test('operators read those of the live release, without deleted products', async () => {
    await owner.signUp('owner@mela.example');
    const related = await relatedTo('saree-8');
    expect(await relatedTo('saree-8', 4, owner)).toEqual(related);
    await shop.collections.products.deleteOne({ handles: related?.[0] ?? '' });
    expect(await relatedTo('saree-8', 4, owner)).toEqual(related?.slice(1));
    expect(await relatedTo('saree-8')).toEqual(related);
  });
});
