import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { RenderedPage } from '../../src/modules/publishing/pages/render.ts';
import { RenderPool } from '../../src/modules/publishing/pages/render-pool.ts';
import { makeSmallSite } from './small-site.ts';

/** The processor time that a page may use. An endless page uses all of it. */
const MAX_RENDER_MS = 400;
const SLOW_MS = 1_200;
const PAGES = 40;
const built = join(makeSmallSite(), '.renderer/entry.mjs');
const renderer = pathToFileURL(built).href;
const shared = { name: 'Mela', url: 'https://mela.example' };

function openPool(
  options: { maxRenderMs?: number; maxThreads?: number; waitMs?: number } = {},
  module = renderer,
) {
  const hangs: Error[] = [];
  const pool = new RenderPool(module, (error) => hangs.push(error), {
    maxRenderMs: MAX_RENDER_MS,
    ...options,
  });
  onTestFinished(() => pool.close());
  const render = (title: string): Promise<RenderedPage> =>
    pool.render({ path: '/product/x', page: 'product', props: { title } }, title, shared);
  return { render, hangs };
}

test.each([
  ['one thread, as in exports', { maxThreads: 1 }],
  ['all threads', {}],
])(
  'with %s, a page that never finishes is an error, the others are rendered, and it is not retried',
  async (_, options) => {
    const { render, hangs } = openPool(options);
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
    const takesTooLong = { kind: 'RENDERING', target: 'Rendering took longer than 0.4 seconds.' };
    expect(made[25]?.fault).toEqual(takesTooLong);
    // The pool returns this page's error before it renders another page.
    const again = render('Never ends');
    expect((await Promise.race([again, render('Another product')])).fault).toEqual(takesTooLong);
    expect(hangs).toEqual([]);
  },
);

test('endless pages in every thread delay waiting pages only until they are stopped', async () => {
  const { render, hangs } = openPool();
  const endless = Array.from({ length: 5 }, (_, index) => render(`Never ends ${index}`));
  const waiting = render('Red shoe');
  expect((await Promise.all(endless)).map(({ fault }) => fault?.kind)).toEqual(Array(5).fill('RENDERING'));
  expect((await waiting).fault).toBeNull();
  expect(hangs).toEqual([]);
});

test('a page that cannot be rendered is an error, and its thread continues', async () => {
  const { render } = openPool();
  const fault = { kind: 'RENDERING', target: 'the fault of the page' };
  expect((await render('Cannot be rendered')).fault).toEqual(fault);
  expect((await render('Red shoe')).fault).toBeNull();
});

test('the start of a thread on a busy machine does not count towards its first page’s time', async () => {
  const slow = built.replace('entry.mjs', 'slow.mjs');
  const pause = `await new Promise((resolve) => setTimeout(resolve, ${SLOW_MS}));`;
  writeFileSync(slow, `${pause}\nexport * from './entry.mjs';\n`);
  const { render } = openPool({}, pathToFileURL(slow).href);
  expect((await render('Red shoe')).fault).toBeNull();
});

test('a page waits for a busy thread rather than for the start of another one', async () => {
  const counted = built.replace('entry.mjs', 'counted.mjs');
  const starts = join(dirname(built), 'starts');
  const count = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(starts)}, 'x');`;
  writeFileSync(counted, `${count}\nexport * from './entry.mjs';\n`);
  const { render } = openPool({ waitMs: 60_000 }, pathToFileURL(counted).href);
  const pages = await Promise.all(['Red shoe', 'Blue hat', 'Green coat'].map(render));
  expect(pages.map(({ fault }) => fault)).toEqual([null, null, null]);
  expect(readFileSync(starts, 'utf8')).toBe('x');
});

test('time during which a thread gets no processor does not count towards its page’s time', async () => {
  const kept = built.replace('entry.mjs', 'kept.mjs');
  // A blocked thread neither computes nor waits for anything.
  const block = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${SLOW_MS});`;
  const text = `import { renderRoute as render } from './entry.mjs';
export { loadPages } from './entry.mjs';
export const renderRoute = (...args) => { ${block} return render(...args); };`;
  writeFileSync(kept, text);
  const { render } = openPool({}, pathToFileURL(kept).href);
  expect((await render('Red shoe')).fault).toBeNull();
});

test('a page that waits forever is an error', async () => {
  const waiting = built.replace('entry.mjs', 'waiting.mjs');
  writeFileSync(waiting, 'export const loadPages = () => {}, renderRoute = () => new Promise(() => {});');
  const { render } = openPool({}, pathToFileURL(waiting).href);
  expect((await render('Red shoe')).fault?.target).toBe('Rendering took longer than 0.4 seconds.');
});

test('a thread that cannot be started fails its page, which does not count as endless', async () => {
  const { render } = openPool({}, `${renderer}.missing`);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(render('Red shoe')).rejects.toThrow('.missing');
});
