import { beforeAll, expect, it } from 'vitest';
import { ask, onlyError } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { openShop, orderOf, PLACE, sell } from './selling-shop.ts';

const app = serveApp({ TRUST_PROXY: 'loopback' }, makeSmallSite());
beforeAll(() => openShop(app));

const TRACK = '{ trackOrder(number: "1001", email: "asha@example.com") }';
const from = (address: string) => ({ 'x-forwarded-for': address });

it('of four hundred orders from one address the first three hundred are placed, and those of others are too', async () => {
  const { id } = await sell(app, 'Cheap', 1);
  const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
  let placed = 0;
  const refused = [];
  for (let sent = 0; sent < 400; sent += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask(app, PLACE, { input, key: `k-${sent}-${index}` }, from('203.0.113.7')),
      ),
    );
    placed += answers.filter(({ data }) => data !== null).length;
    refused.push(...answers.filter(({ data }) => data === null));
  }
  expect(placed).toBe(300);
  expect(refused).toHaveLength(100);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(onlyError(answer).message).toMatch(
      /^Too many requests from your network\. Try again in \d+ minutes\.$/,
    );
  }
  const elsewhere = await ask(app, PLACE, { input, key: 'elsewhere' }, from('203.0.113.8'));
  expect(elsewhere.data.order.number).toBe('1301');
  expect(await app.db.collection('orders').countDocuments()).toBe(301);
});

it('guessing addresses for an order number is stopped soon, from any part of a network', async () => {
  const isRefused = async (address: string) => (await ask(app, TRACK, {}, from(address))).errors.length > 0;
  const refusals = [];
  for (let tries = 0; tries < 40; tries += 1) refusals.push(await isRefused(`2001:db8:1:2::${tries}`));
  expect(refusals.filter(Boolean)).toHaveLength(10);
  expect(await isRefused('2001:db8:1:3::1')).toBe(false);
});

const track = (address: string) => ask(app, TRACK, {}, from(address));

it('a client over the limit is told when to retry, while others are answered', async () => {
  for (let asked = 0; asked < 30; asked += 1) expect((await track('203.0.113.7')).errors).toEqual([]);
  const refused = await track('203.0.113.7');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  expect((await track('198.51.100.9')).errors).toEqual([]);
});
