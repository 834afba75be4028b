import { expect, test } from 'vitest';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();

test('a shop goes live, follows what is saved, is taken back, and shows the sample again', async () => {
  const shoe = await shop.add('Red shoe');
  expect((await shop.get('/')).body).toContain('The sample');

  expect(await shop.tell('publishStorefront')).toMatchObject({ state: 'PUBLISHING', release: null });
  expect(await shop.settled()).toMatchObject({ mode: 'CATALOGUE', release: 1, waiting: 0, error: null });
  expect((await shop.get('/product/red-shoe')).body).toContain('Red shoe 100');

  await shop.change(shoe, { sellingPrice: 90 });
  await eventually(async () => expect((await shop.get('/product/red-shoe')).body).toContain('Red shoe 90'));
  expect(
    (await shop.releases()).map(({ number, cause, changes, reused }) => [number, cause, changes, reused]),
  ).toEqual([
    [2, 'Saved changes: 1 product', ['Changed Red shoe (price)'], 1],
    [1, 'Use my catalogue: 1 product', ['Added Red shoe'], 0],
  ]);

  expect(await shop.tell('rollBackStorefront(release: 1)')).toMatchObject({ release: 1, isPaused: true });
  expect((await shop.get('/product/red-shoe')).body).toContain('Red shoe 100');
  expect(await shop.tell('showSample')).toMatchObject({ mode: 'SAMPLE', state: 'LIVE', release: null });
  expect((await shop.get('/')).body).toContain('The sample');
});
