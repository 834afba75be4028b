import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storefront } from '../storefront.ts';
import { cachedFragment } from './fragment-cache.ts';

const MAX_FRAGMENTS = 1_000;
let shop: Storefront;
const render = vi.fn(async () => '<header></header>');
const fill = async (from: number, count: number) => {
  for (let key = from; key < from + count; key += 1) await cachedFragment(shop, `key ${key}`, render);
};
/** Whether a fragment is still cached. */
const isCached = async (key: string, of = shop) => {
  const again = vi.fn(async () => '');
  await cachedFragment(of, key, again);
  return again.mock.calls.length === 0;
};

beforeEach(() => {
  vi.stubEnv('DEV', false);
  shop = {} as Storefront;
  render.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a fragment', () => {
  test('is rendered once for all pages, even at the same time', async () => {
    const both = [cachedFragment(shop, 'header', render), cachedFragment(shop, 'header', render)];
    expect(await Promise.all(both)).toEqual(['<header></header>', '<header></header>']);
    expect(render).toHaveBeenCalledOnce();
  });

  test('keeps its letters', async () => {
    expect(await cachedFragment(shop, 'header', async () => 'Größe ₹ 🪔')).toBe('Größe ₹ 🪔');
  });

  test('is rendered for each key, and for each shop', async () => {
    await cachedFragment(shop, 'header', render);
    expect(await isCached('footer')).toBe(false);
    expect(await isCached('header', {} as Storefront)).toBe(false);
    expect(await isCached('header')).toBe(true);
  });

  test('is rendered each time in development', async () => {
    vi.stubEnv('DEV', true);
    await cachedFragment(shop, 'header', render);
    await cachedFragment(shop, 'header', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is evicted when a thousand newer ones are cached', async () => {
    await fill(0, MAX_FRAGMENTS);
    expect(await isCached('key 1')).toBe(true);
    await fill(MAX_FRAGMENTS, 1);
    expect(await isCached(`key ${MAX_FRAGMENTS}`)).toBe(true);
    expect(await isCached('key 0')).toBe(false);
  });
});
