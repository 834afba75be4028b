// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const answerWith = (body: string, status = 200) => {
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page is parsed without its styles, and without running its scripts', async () => {
  const fetch = answerWith(`<style>a{}</style><style media="print">
    b{}</style><h1>Lamp</h1><script>globalThis.hasRun = true</script><p>Styled</p>`);
  const page = await loadPage('/product/lamp');
  expect(fetch.mock.calls[0]?.[0]).toBe('/product/lamp');
  expect([page?.querySelector('h1')?.textContent, page?.querySelector('p')?.textContent]).toEqual([
    'Lamp',
    'Styled',
  ]);
  expect(page?.querySelectorAll('style')).toHaveLength(0);
  expect('hasRun' in globalThis).toBe(false);
});

test.each([404, 410])('a product that answers %i is gone', async (status) => {
  answerWith('<h1>Not found</h1>', status);
  await expect(loadPage('/product/lamp')).resolves.toBeNull();
});

test.each([403, 500, 503])('an answer %i is a failure, which a later attempt may mend', async (status) => {
  answerWith('<h1>Oh</h1>', status);
  await expect(loadPage('/product/lamp')).rejects.toThrow(`/product/lamp answers ${status}`);
});

test('an answer is awaited for twenty seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = answerWith('');
  await loadPage('/product/lamp');
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});
