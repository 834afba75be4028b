import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { RenderedPage } from '../../src/modules/publishing/pages/render.ts';
import { RenderPool } from '../../src/modules/publishing/pages/render-pool.ts';
import { makeSmallSite } from './small-site.ts';

/** Long enough for a thread to start and to render a page on a busy machine: the pool would take it for endless. */
const MAX_RENDER_MS = 4_000;
const PAGES = 40;
const renderer = pathToFileURL(join(makeSmallSite(), '.renderer/entry.mjs')).href;
const shared = { name: 'Mela', url: 'https://mela.example' };

function openPool(maxRenderMs = MAX_RENDER_MS) {
  const hangs: Error[] = [];
  const pool = new RenderPool(renderer, (error) => hangs.push(error), maxRenderMs);
  onTestFinished(() => pool.close());
  const render = (title: string): Promise<RenderedPage> =>
    pool.render({ path: '/product/x', page: 'product', props: { title } }, title, shared);
  return { render, hangs };
}

test('a page that never ends has a fault, the others are made, and it is not tried again', async () => {
  const { render, hangs } = openPool();
  const titles = Array.from({ length: PAGES }, (_, index) =>
    index === 25 ? 'Never ends' : `Product ${index}`,
  );
  const made = await Promise.all(titles.map(render));
  for (const [index, { fault, body }] of made.entries()) {
    if (index !== 25)
      expect([fault, Buffer.from(body).toString()]).toEqual([
        null,
        expect.stringContaining(`Product ${index} `),
      ]);
  }
  const takesTooLong = { kind: 'RENDERING', target: 'It takes longer than 4 seconds.' };
  expect(made[25]?.fault).toEqual(takesTooLong);
  // Its fault comes before any page is rendered.
  const again = render('Never ends');
  expect((await Promise.race([again, render('Another product')])).fault).toEqual(takesTooLong);
  expect(hangs).toEqual([]);
});

test('pages that never end, in every thread at once, hold up those that wait only until they are ended', async () => {
  const { render, hangs } = openPool();
  const endless = Array.from({ length: 5 }, (_, index) => render(`Never ends ${index}`));
  const waiting = render('Red shoe');
  expect((await Promise.all(endless)).map(({ fault }) => fault?.kind)).toEqual(Array(5).fill('RENDERING'));
  expect((await waiting).fault).toBeNull();
  expect(hangs).toEqual([]);
});

test('a page that cannot be rendered has a fault, and its thread goes on', async () => {
  const { render } = openPool();
  const fault = { kind: 'RENDERING', target: 'the fault of the page' };
  expect((await render('Cannot be rendered')).fault).toEqual(fault);
  expect((await render('Red shoe')).fault).toBeNull();
});
