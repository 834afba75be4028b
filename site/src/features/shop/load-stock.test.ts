import { afterEach, expect, test, vi } from 'vitest';
import { loadStock } from './load-stock.ts';
import { buildIndex } from './product-index.ts';
import { SAMPLE_IMAGES } from './sample-images.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the index is fetched once, but again after a failure', async () => {
  const index = buildIndex({ categories: [], products: [] }, SAMPLE_IMAGES);
  const fetch = vi.fn(() => Promise.resolve(Response.json(index)));
  fetch.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  fetch.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', fetch);
  await expect(loadStock()).rejects.toThrow('offline');
  await expect(loadStock()).rejects.toThrow('/index/products.json answers 503');
  await Promise.all([loadStock(), loadStock()]);
  await expect(loadStock()).resolves.toEqual({ categories: [], products: [] });
  expect(fetch).toHaveBeenCalledTimes(3);
});
