import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_DIR } from '../weights/static-host.ts';

test('the renderer is a production build, whatever the environment', () => {
  const program = readFileSync(join(SITE_DIR, '.renderer/entry.mjs'), 'utf8');
  const chunks = Array.from(program.matchAll(/"\.\/(chunks\/[^"]+)"/g), ([, chunk = '']) => chunk);
  const texts = chunks.map((chunk) => readFileSync(join(SITE_DIR, '.renderer', chunk), 'utf8'));
  expect(chunks.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\.development\.js|\bjsxDEV\b/.test(text))).toEqual([]);
  expect(program).not.toMatch(/react-dom-server[\w.-]*\.development\.js/);
});
