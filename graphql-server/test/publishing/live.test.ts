import { expect, test } from 'vitest';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();

test('a shop goes live, follows saved changes, is rolled back, and shows the sample again', async () => {
  const shoe = await shop.add('Red shoe');
  expect((await shop.get('/')).body).toContain('The sample');

  expect(await shop.tell('publishStorefront')).toMatchObject({ state: 'PUBLISHING', release: null });
  expect(await shop.settled()).toMatchObject({ mode: 'CATALOGUE', release: 1, waiting: 0, error: null });
  expect((await shop.get('/product/red-shoe')).body).toContain('Red shoe 100');

  await shop.change(shoe, { sellingPrice: 90 });
  await eventually(async () => expect((await shop.get('/product/red-shoe')).body).toContain('Red shoe 90'));
  expect(
    (await shop.releases()).map(({ number, cause, changed, reused }) => [number, cause, changed, reused]),
  ).toEqual([
    [2, 'SAVED', { products: 1, categories: 0, content: false }, 2],
    [1, 'CATALOGUE_USED', { products: 1, categories: 0, content: false }, 2],
  ]);

  expect(await shop.tell('rollBackStorefront(release: 1)')).toMatchObject({ release: 1, isPaused: true });
  expect((await shop.get('/product/red-shoe')).body).toContain('Red shoe 100');
  expect(await shop.tell('showSample')).toMatchObject({ mode: 'SAMPLE', state: 'LIVE', release: null });
  expect((await shop.get('/')).body).toContain('The sample');
});

test('a range of a live page is served, and a range past its end is refused', async () => {
  await shop.goLive();
  const whole = (await shop.get('/product/red-shoe')).body;
  const part = await shop.get('/product/red-shoe', { range: 'bytes=2-8' });
  expect([part.status, part.body]).toEqual([206, 'doctype']);
  expect(part.headers.get('content-range')).toBe(`bytes 2-8/${Buffer.byteLength(whole)}`);
  const end = await shop.get('/product/red-shoe', { range: 'bytes=-5' });
  expect([end.status, end.body]).toEqual([206, whole.slice(-5)]);
  expect((await shop.get('/product/red-shoe', { range: 'bytes=999999-' })).status).toBe(416);
});

test('one page of the release answers the address of any order, and is neither cached nor indexed', async () => {
  await shop.add('Can be ordered');
  await shop.goLive();
  await eventually(async () => expect((await shop.get('/product/can-be-ordered')).status).toBe(200));
  for (const [path, status] of [
    ['/order/0123456789abcdef0123456789abcdef', 200],
    ['/order/anything.at-all/', 200],
    ['/order/one/two', 404],
  ] as const) {
    // The second response comes from memory.
    for (const _ of ['read', 'remembered']) {
      const page = await shop.get(path);
      expect(page.status, path).toBe(status);
      if (status !== 200) continue;
      expect(page.body).toContain('<h1>order</h1>');
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    }
  }
});

test('publishing an unchanged shop again updates its address', async () => {
  const { releases } = shop.collections;
  await shop.goLive();
  const { release: _id } = await shop.storefront();
  const record = await releases.findOne({ _id });
  await releases.updateOne({ _id }, { $set: { url: 'https://former.example', renderer: '' } });
  await shop.goLive();
  expect(await releases.findOne({ _id })).toEqual(record);
});
