import { buildIndex } from '@mela/rules/listing/product-index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_IMAGES } from './sample-listing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the index is fetched once, but again after a failure', async () => {
  // Other test files may have loaded the module already.
  vi.resetModules();
  const { loadIndex } = await import('./load-index.ts');
  const index = buildIndex({ categories: [], products: [] }, SAMPLE_IMAGES);
  const fetch = vi.fn(() => Promise.resolve(Response.json(index)));
  fetch.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  fetch.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', fetch);
  await expect(loadIndex()).rejects.toThrow('offline');
  await expect(loadIndex()).rejects.toThrow('/index/products.json answers 503');
  await Promise.all([loadIndex(), loadIndex()]);
  await expect(loadIndex()).resolves.toEqual({ categories: [], products: [] });
  expect(fetch).toHaveBeenCalledTimes(3);
});
