import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_DIR } from '../weights/static-host.ts';

const files = globSync('.renderer/**/*.mjs', { cwd: SITE_DIR });
const read = (file: string) => readFileSync(join(SITE_DIR, file), 'utf8');

test('the renderer is a production build, whatever the environment', () => {
  expect(files.filter((file) => /react-dom-server[\w.-]*\.production\.js/.test(read(file)))).not.toEqual([]);
  expect(files.filter((file) => /\.development\.js|\bjsxDEV\b/.test(read(file)))).toEqual([]);
});

test('planning pages loads neither React nor the components', () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, path = ''] of read(file).matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";$/gm))
      load(join(file, '..', path));
  };
  load(join('.renderer', 'entry.mjs'));
  expect(loaded.size).toBeGreaterThan(1);
  expect([...loaded].filter((file) => /react-dom|createApp/.test(read(file)))).toEqual([]);
});
