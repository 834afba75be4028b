import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import type { Shop } from '../../src/app/backup/shop.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { openTestDatabase } from '../database.ts';
import { canMount, mountSmallDisk } from '../lifecycle/small-disk.ts';
import { contentOf, emptyShop, shopIn, temporaryFolder } from './copies.ts';

const DISK_MB = 4;
const IMAGES = 6;
const IMAGE_BYTES = 1_000_000;
const REPLACING = { isReplacing: true, log: () => {} };
const database = openTestDatabase();

/** A shop with incompressible images that are larger than the disk's free space. */
async function largeShop(): Promise<{ shop: Shop; file: string }> {
  const shop = await emptyShop(database.client);
  const folder = join(shop.dataDir, 'uploads', await readDatabaseId(collectionsOf(shop.db)));
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < IMAGES; index += 1) {
    const bytes = randomBytes(IMAGE_BYTES);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    writeFileSync(join(folder, `${hash}.webp`), bytes);
  }
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  expect(await backUp(shop, file)).toMatchObject({ images: IMAGES });
  return { shop, file };
}

function uploadsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(webp|tmp)$/.test(name));
}

describe.runIf(canMount())('on a disk that is too small (mounted by root)', () => {
  it('a backup is refused, and frees its space', async () => {
    const { shop } = await largeShop();
    const disk = mountSmallDisk(DISK_MB);
    const file = join(disk, 'shop.tar.zst');
    await expect(backUp(shop, file)).rejects.toThrow(`Cannot write ${file} (ENOSPC).`);
    expect(readdirSync(disk)).toEqual([]);
  });

  it('a restore is refused before anything is written', async () => {
    const { file } = await largeShop();
    const disk = mountSmallDisk(DISK_MB);
    await expect(restore(shopIn(database.client, database.name, disk), file, REPLACING)).rejects.toThrow(
      new RegExp(`^The backup needs 6 MB in ${disk}, but only [45] MB is free\\. Nothing was changed\\.$`),
    );
    expect(readdirSync(disk)).toEqual([]);
  });

  it('a disk that fills up during a restore changes nothing, and its space is freed', async () => {
    const [{ file }, { file: other }] = [await largeShop(), await largeShop()];
    const disk = mountSmallDisk(4 * DISK_MB);
    const shop = shopIn(database.client, database.name, disk);
    await restore(shop, file, REPLACING);
    const [before, uploads] = [await contentOf(database.db), uploadsIn(disk)];
    const log = (line: string) => {
      // Fills the disk, so that the restore fails.
      if (line === 'Restoring…') spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'ballast')}`, 'bs=64k']);
    };
    await expect(restore(shop, other, { isReplacing: true, log })).rejects.toThrow(
      /^The backup could not be restored: The server’s disk is full.* The shop was not changed\.$/,
    );
    expect(await contentOf(database.db)).toEqual(before);
    expect(uploadsIn(disk)).toEqual(uploads);
  });
});
