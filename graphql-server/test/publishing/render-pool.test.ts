import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { RenderedFile } from '../../src/modules/publishing/release/render-file.ts';
import { RenderPool } from '../../src/modules/publishing/release/render-pool.ts';
import { openStore } from '../../src/modules/publishing/store/open-store.ts';
import { makeSmallSite } from './small-site.ts';

/** Long enough for sixteen pages on a machine that has little time for them: the pool would take them for endless. */
const MAX_RENDER_MS = 6_000;
const PAGES = 40;
const renderer = pathToFileURL(join(makeSmallSite(), '.renderer/entry.mjs')).href;

test('a page that is never done has a fault, the others are made and kept, and it is not tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'render-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const location = { folder, temporaryFolder: 'tmp' };
  const hangs: Error[] = [];
  const pool = new RenderPool({ renderer, store: location }, (error) => hangs.push(error), MAX_RENDER_MS);
  onTestFinished(() => pool.close());
  const tasks = Array.from({ length: PAGES }, (_, index) => ({
    ...{ path: `/product/${index}`, page: 'product' },
    props: () => ({ title: index === 25 ? 'Never ends' : `Product ${index}` }),
  }));
  const shared = { name: 'Mela', url: 'https://mela.example' };
  const render = async () => {
    const made = new Map<string, RenderedFile>();
    await pool.render(tasks, shared, (files) => {
      for (const file of files) made.set(file.path, file);
    });
    return made;
  };
  const made = await render();
  expect(made.size).toBe(PAGES);
  expect(made.get('/product/25')).toMatchObject({
    entry: null,
    fault: { kind: 'RENDERING', target: `It takes longer than ${MAX_RENDER_MS / 1_000} seconds.` },
  });
  const store = openStore(location);
  for (const { path, entry } of made.values()) {
    if (path !== '/product/25') expect(await store.readFile(entry?.file ?? ''), path).not.toBeNull();
  }
  // Its fault comes before any page is rendered.
  const [[path, file] = []] = await render();
  expect([path, file?.fault?.kind]).toEqual(['/product/25', 'RENDERING']);
  expect(hangs).toEqual([]);
});
