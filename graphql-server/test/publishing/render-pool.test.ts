import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { RenderPool } from '../../src/publishing/release/render-pool.ts';
import { makeSmallSite } from './small-site.ts';

const MAX_RENDER_MS = 500;
const renderer = pathToFileURL(join(makeSmallSite(), '.renderer/entry.mjs')).href;

test('a page that is never done is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'render-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const hanging = Promise.withResolvers<Error>();
  const store = { folder, temporaryFolder: 'tmp' };
  const pool = new RenderPool({ renderer, store }, hanging.resolve, MAX_RENDER_MS);
  const props = { title: 'Never ends' };
  const rendering = pool.render([{ path: '/product/one', page: 'product', props }], {}, () => {});
  rendering.catch(() => {});
  expect((await hanging.promise).message).toBe('One of these pages takes too long to be made: /product/one.');
  await pool.close();
  await expect(rendering).rejects.toThrow('ended unexpectedly');
});
