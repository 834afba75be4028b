import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DiskSpace } from './disk-space.ts';

async function open(hasReserve: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'disk-space-'));
  const disk = new DiskSpace(folder, { hasReserve });
  onTestFinished(async () => {
    await disk.close();
    await rm(folder, { recursive: true });
  });
  expect(await disk.check()).toBe(false);
  return folder;
}

test('an embedded database has a reserve file', async () => {
  const folder = await open(true);
  expect((await stat(join(folder, 'reserve'))).size).toBe(48 * 2 ** 20);
});

test('a database elsewhere needs no reserve file', async () => {
  expect(await readdir(await open(false))).toEqual([]);
});
