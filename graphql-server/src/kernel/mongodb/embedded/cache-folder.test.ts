import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseCacheFolder } from './cache-folder.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cache-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('MongoDB is cached for the user, in XDG_CACHE_HOME if that is set', async () => {
  const home = makeFolder();
  expect(await chooseCacheFolder('/data', { HOME: home, XDG_CACHE_HOME: join(home, 'xdg') })).toBe(
    join(home, 'xdg/mela/mongod'),
  );
});

test.runIf(process.platform === 'linux')('MongoDB is cached in ~/.cache on Linux', async () => {
  const home = makeFolder();
  expect(await chooseCacheFolder('/data', { HOME: home })).toBe(join(home, '.cache/mela/mongod'));
});

test('MongoDB is cached in the data folder if the user has no home folder or cannot write there', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  for (const HOME of ['', 'relative', file, '/proc/nothing'])
    expect(await chooseCacheFolder('/data', { HOME })).toBe('/data/mongod');
});

test.skipIf(process.platform === 'win32')('a cache folder that others can change is not used', async () => {
  const home = makeFolder();
  const folder = join(home, '.cache/mela/mongod');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  expect(await chooseCacheFolder('/data', { HOME: home, XDG_CACHE_HOME: join(home, '.cache') })).toBe(
    '/data/mongod',
  );
});
