import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from '../graphql/ask.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite, putRenderer } from './small-site.ts';

const NOT_BUILT = 'The storefront’s pages are not built. Run npm run build.';
const site = makeSmallSite({ isPublishedByProcess: true });
const renderer = join(site, '.renderer/entry.mjs');
const shop = new LiveShop(serveApp({}, site));

test('without the built renderer nothing is published, the admin shows the reason, and the sample is still served', async () => {
  rmSync(renderer);
  await shop.add('Red shoe');
  const { errors } = await ask(shop.app, 'mutation { publishStorefront { state } }');
  expect(errors.map(({ message }) => message)).toEqual([NOT_BUILT]);
  expect(await shop.storefront()).toMatchObject({ mode: 'SAMPLE', state: 'LIVE' });
  expect((await shop.get('/')).body).toContain('The sample');
});

test('a build beside the running server renders all pages again, without a restart and without a release', async () => {
  putRenderer(site);
  await shop.goLive();
  expect((await shop.get('/product/red-shoe')).body).toContain('<h1>');
  writeFileSync(renderer, readFileSync(renderer, 'utf8').replaceAll('h1>', 'h2>'));
  // As if it had been built a minute later.
  utimesSync(renderer, new Date(), new Date(Date.now() + 60_000));
  await eventually(async () => expect((await shop.get('/product/red-shoe')).body).toContain('<h2>'));
  expect(await shop.releases()).toHaveLength(1);
});

test('while the renderer is missing, live pages stay, and pending changes are reported as waiting for a build', async () => {
  await shop.settled();
  rmSync(renderer);
  await shop.add('Blue hat');
  await eventually(async () =>
    expect(await shop.storefront()).toMatchObject({ state: 'FAILED', error: NOT_BUILT }),
  );
  expect((await shop.get('/product/red-shoe')).status).toBe(200);
  putRenderer(site);
  await eventually(async () => expect((await shop.get('/product/blue-hat')).status).toBe(200));
});
