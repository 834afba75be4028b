import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The programs that run in the image: the server, its processes and threads, and the commands that need no build. */
const PROGRAMS = [
  'src/app/main.ts',
  'src/kernel/mongodb/embedded/watchdog.ts',
  'src/modules/publishing/pages/page-program.ts',
  'src/modules/publishing/pages/render-worker.ts',
  'commands/backup.ts',
  'commands/operator.ts',
  'commands/restore.ts',
];
const IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;
const PACKAGE = /^(@[^/]+\/)?[^/]+/;

/** @returns the packages that a source file and all its imports need, each with the file that imports it */
function packagesOf(file: string, seen = new Set<string>(), packages = new Map<string, string>()) {
  if (seen.has(file)) return packages;
  seen.add(file);
  expect(existsSync(file), file).toBe(true);
  for (const [, named, dynamic] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const name = named ?? dynamic ?? '';
    if (name.startsWith('.') && name.endsWith('.ts')) packagesOf(join(dirname(file), name), seen, packages);
    else if (!/^(\.|#|node:)/.test(name))
      packages.set(PACKAGE.exec(name)?.[0] ?? name, file.slice(ROOT.length));
  }
  return packages;
}

test('the server runs with its own dependencies; those of site, admin and playground are only for builds', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'graphql-server/package.json'), 'utf8'));
  for (const program of PROGRAMS) {
    const packages = packagesOf(join(ROOT, 'graphql-server', program));
    const missing = [...packages].filter(([name]) => !Object.hasOwn(dependencies, name));
    expect(missing, program).toEqual([]);
  }
});
