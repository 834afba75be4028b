import { expect, test } from 'vitest';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';
import { ownPublisher } from './publisher-of.ts';

/**
 * The number of kills. The first restart is immediate. Later ones take a second if pages were rendered in
 * between.
 */
const KILLS = 3;
const shop = serveLiveShop({}, { isByProcess: true });

test('when the pages process is killed, cached pages are still served, and the others soon after', async () => {
  const titles = Array.from({ length: KILLS }, (_, kill) => `Hat ${kill}`);
  await shop.add('Red shoe');
  // Pages that the home page links to are rendered in advance, but redirects of former addresses are not.
  for (const [kill, title] of titles.entries()) {
    await shop.add(title, { handles: [`hat-${kill}`, `former-hat-${kill}`] });
  }
  await shop.goLive();
  const shoe = (await shop.get('/product/red-shoe')).body;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const killed = await eventually(ownPublisher);
    process.kill(killed, 'SIGKILL');
    const { status, body } = await shop.get('/product/red-shoe');
    expect([status, body]).toEqual([200, shoe]);
    await eventually(async () => {
      const page = await shop.get(`/product/former-hat-${kill}`);
      // A page that was requested at the moment of the kill is requested again.
      if (page.status !== 301) expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect([page.status, page.headers.get('location')]).toEqual([301, `/product/hat-${kill}`]);
    });
    expect(ownPublisher()).not.toBe(killed);
  }
  expect((await shop.releases()).length).toBe(1);
});
