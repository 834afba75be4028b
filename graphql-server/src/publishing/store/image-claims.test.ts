import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimImages, findImageThatGoes, forgetClaims, removeUnreleased } from './image-claims.ts';
import { Manifest } from './manifest.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

const HASH = 'a'.repeat(32);
const PATH = `/uploads/${HASH}.webp`;
const LONG_AGO = new Date(Date.now() - 120_000);

let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-claims-'));
  store = openStore({ folder, temporaryFolder: 'tmp' });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function removed(during = async () => {}): Promise<string[]> {
  const gone: string[] = [];
  await removeUnreleased({ folder, temporaryFolder: 'tmp' }, [HASH], async (hashes) => {
    await during();
    gone.push(...hashes);
  });
  return gone;
}

async function release(number: number): Promise<void> {
  const manifest = new Manifest().with(new Map([[PATH, { isUpload: true, key: 'upload' }]]));
  const buckets = await store.writeManifest(manifest);
  const record = { cause: '', pages: 0, reused: 0, durationMs: 0, bytes: 0, changes: [], renderer: '' };
  await store.writeRelease({ ...record, number, createdAt: new Date().toISOString(), buckets });
}

test('an image that no release shows is removed', async () => {
  expect(await removed()).toEqual([HASH]);
});

test('an image that a release shows stays for as long as there is that release', async () => {
  await release(1);
  expect(await removed()).toEqual([]);
  await store.deleteRelease(1);
  expect(await removed()).toEqual([HASH]);
});

test('an image stays while a release that shows it is made', async () => {
  {
    await using _claim = await claimImages(store, [PATH]);
    expect(await removed()).toEqual([]);
  }
  expect(await removed()).toEqual([HASH]);
});

test('a release that is made while its image is removed hears of it, and of nothing afterwards', async () => {
  let seen: string | null = null;
  expect(
    await removed(async () => {
      await using _claim = await claimImages(store, [PATH]);
      seen = await findImageThatGoes(store, [PATH]);
    }),
  ).toEqual([HASH]);
  expect(seen).toBe(PATH);
  expect(await findImageThatGoes(store, [PATH])).toBeNull();
});

test('what a process or a server that was killed has left is forgotten', async () => {
  await claimImages(store, [PATH]);
  const killed = removeUnreleased({ folder, temporaryFolder: 'tmp' }, ['b'.repeat(32)], async () => {
    const [name = ''] = await readdir(join(folder, 'removals'));
    utimesSync(join(folder, 'removals', name), LONG_AGO, LONG_AGO);
    expect(await findImageThatGoes(store, [`/uploads/${'b'.repeat(32)}.webp`])).toBeNull();
    await forgetClaims(store);
    expect(await readdir(join(folder, 'removals'))).toEqual([]);
  });
  await killed;
  expect(await removed()).toEqual([HASH]);
});
