import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../../admin/dist');

test('the first stylesheet that the page links declares the layer order', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const [, first] = /<link rel="stylesheet"[^>]* href="\/admin\/([^"]+)"/.exec(html) ?? [];
  const css = await readFile(join(DIST, first ?? ''), 'utf8');
  const named = css.matchAll(/@layer ([\w-]+(?:, ?[\w-]+)*)[;{]/g);
  const layers = [...named].flatMap(([, names = '']) => names.split(/, ?/));
  expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'base', 'components', 'pages']);
});
