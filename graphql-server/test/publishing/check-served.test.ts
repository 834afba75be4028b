import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Renderer } from '@mela/rules/renderer.ts';
import { expect, onTestFinished, test } from 'vitest';
import { checkServedPages } from '../../src/modules/publishing/check-served.ts';
import { openReleasePages } from '../../src/modules/publishing/pages/open-pages.ts';
import { type Rendering, renderPage } from '../../src/modules/publishing/pages/render.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const PAUSE_MS = 50;
const site = makeSmallSite();
const shop = new LiveShop(serveApp({}, site));

/**
 * Runs the comparison of `npm run check-data`.
 * @param meanwhile a function that is called once the live release is known
 */
async function check(server = shop.app.url, meanwhile = async () => {}) {
  const renderer: Renderer = await import(/* @vite-ignore */ join(site, '.renderer/entry.mjs'));
  const render: Rendering['render'] = (task, _, shared) => renderPage(task, shared, renderer.renderRoute);
  const pages = openReleasePages(shop.app.db, shop.app.url, { renderer, rendering: { render } });
  const paths = async (release: number) => {
    await meanwhile();
    return pages.paths(release);
  };
  return checkServedPages({
    settings: shop.collections.settings,
    pages: { find: (question) => pages.find(question), compare: async () => [], paths },
    ...{ server, pauseMs: PAUSE_MS },
  });
}

/**
 * Starts a server that forwards requests to the shop's server, and manipulates some responses.
 * @returns its address
 */
async function tamperedServer(answers: Record<string, string | number>): Promise<string> {
  const server: Server = createServer(async ({ url = '' }, response) => {
    const answer = answers[url];
    const { status, body } = await shop.get(url, { 'accept-encoding': 'identity' });
    response.statusCode = typeof answer === 'number' ? answer : status;
    response.end(typeof answer === 'string' ? body.replace(answer, 'tampered') : body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the sample content is not compared', async () => {
  expect(await check()).toEqual({
    ...{ faults: [], compared: 0 },
    skipped: 'The storefront’s pages were not compared: nothing is live.',
  });
});

test('a running server serves the release’s content: pages, files, redirects and the not-found page', async () => {
  await shop.add('Red shoe', { handles: ['red-shoe', 'été'] });
  await shop.add('Blue hat');
  await shop.add('Cannot be rendered');
  await shop.goLive();
  const { faults, compared, skipped } = await check();
  expect([faults, skipped]).toEqual([[], null]);
  expect(compared).toBeGreaterThanOrEqual(5);
});

test('a differing page, status or redirect is reported with its address', async () => {
  const server = await tamperedServer({ '/product/red-shoe': 'Red shoe', '/products.json': 500 });
  const { faults } = await check(server);
  const redirect = faults.filter((fault) => fault.includes('/product/été'));
  expect(redirect).toEqual([expect.stringMatching(/: it redirects to null, not to \/product\/red-shoe\.$/)]);
  expect(faults.filter((fault) => !redirect.includes(fault)).sort()).toEqual([
    expect.stringMatching(
      /^http:\S+\/product\/red-shoe differs from release \d+: the content differs from byte \d+ on\.$/,
    ),
    expect.stringMatching(
      /^http:\S+\/products\.json differs from release \d+: its status is 500, not 200\.$/,
    ),
  ]);
});

test('a version that was changed directly in the database is reported on every page that shows it', async () => {
  const { releasedProducts } = shop.collections;
  const title = { title: 'Blue hat' };
  await releasedProducts.updateMany(title, { $set: { title: 'Blue cap' } });
  const { faults } = await check();
  expect(faults.map((fault) => /\d(\/\S*) differs/.exec(fault)?.[1]).sort()).toEqual([
    '/index/products.json',
    '/product/blue-hat',
    '/products.json',
  ]);
  await releasedProducts.updateMany({ title: 'Blue cap' }, { $set: title });
  expect((await check()).faults).toEqual([]);
});

test('if nothing answers, or the release changes meanwhile, no difference is reported', async () => {
  expect((await check('http://127.0.0.1:1')).skipped).toMatch(
    /: no server responds at http:\/\/127\.0\.0\.1:1\.$/,
  );
  const { release } = await shop.storefront();
  const checked = await check(await tamperedServer({ '/products.json': 500 }), async () => {
    await shop.add('Green scarf');
    await eventually(async () => expect((await shop.storefront()).release).toBeGreaterThan(release));
  });
  expect(checked.faults).toEqual([]);
  expect(checked.skipped).toMatch(/: another release went live\.$/);
});
