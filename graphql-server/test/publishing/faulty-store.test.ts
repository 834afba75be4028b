import { afterEach, beforeAll, expect, test } from 'vitest';
import { eventually, serveApp } from '../serve.ts';
import { type Fault, spoil } from '../storage/faults.ts';
import { serveObjectStore } from '../storage/object-store.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const spoiled = spoil(serveObjectStore());
const shop = new LiveShop(serveApp(spoiled.environment, makeSmallSite()));

beforeAll(async () => {
  await shop.add('Red shoe');
  await shop.goLive();
});
afterEach(() => {
  spoiled.fault = () => undefined;
});

test.each<[title: string, fault: Fault, requests: RegExp, number: number]>([
  ['A page', 'answers 500', /^PUT .*\/files\//, 2],
  ['Another page', 'cuts the connection', /^PUT .*\/files\//, 2],
  ['The record of the release', 'answers 500', /^PUT .*\/releases\/\d+\.json/, 1],
  ['Which release is shown', 'answers 500', /^PUT .*\/current\.json/, 1],
])(
  '%s: when the store %s instead of keeping it, what was shown stays, and then it goes on by itself',
  async (title, fault, requests, number) => {
    const path = `/product/${title.toLowerCase().replaceAll(' ', '-')}`;
    let count = 0;
    spoiled.fault = ({ method, url }) => {
      if (!requests.test(`${method} ${url}`)) return undefined;
      count += 1;
      return count >= number ? fault : undefined;
    };
    await shop.add(title);
    await eventually(async () =>
      expect(await shop.storefront()).toMatchObject({
        state: 'FAILED',
        error: expect.stringMatching(/^The object store does not answer as it should/),
        nextTryAt: expect.any(String),
      }),
    );
    expect((await shop.get('/product/red-shoe')).status).toBe(200);
    expect((await shop.get(path)).status).toBe(404);
    expect((await shop.get('/products.json')).body).not.toContain(title);

    spoiled.fault = () => undefined;
    await eventually(async () => expect((await shop.get(path)).status).toBe(200));
    expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
  },
);
