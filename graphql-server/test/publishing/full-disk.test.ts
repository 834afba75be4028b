import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { startServer } from '../../src/app/server.ts';
import { openTestDatabase } from '../database.ts';
import { canMount, fill, mountSmallDisk } from '../lifecycle/small-disk.ts';
import { eventually } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const DISK_MB = 8;
const DISK_FULL = 'The disk is full: make room, and it goes on by itself.';

describe.runIf(canMount())('releases on a disk that runs full (mounted by root)', () => {
  const database = openTestDatabase();
  const site = makeSmallSite();

  it('stay as they are, the admin says why, and it goes on by itself once there is room', async () => {
    const folder = mountSmallDisk(DISK_MB);
    const settings = { MONGODB_URI: database.uri, MONGODB_DB: database.name, PORT: '0', LOG_LEVEL: 'fatal' };
    const environment = { ...settings, DATA_DIR: folder };
    const server = await startServer(environment, undefined, undefined, { ...BUILT, site });
    onTestFinished(() => server.stop());
    const shop = new LiveShop({ ...database, url: server.url } as LiveShop['app']);
    await shop.add('Red shoe');
    await shop.goLive();

    const ballast = join(folder, 'ballast');
    await fill(ballast);
    await shop.add('Blue hat');
    await eventually(async () =>
      expect(await shop.storefront()).toMatchObject({ state: 'FAILED', release: 1, error: DISK_FULL }),
    );
    expect((await shop.get('/product/red-shoe')).status).toBe(200);
    rmSync(ballast);
    await eventually(async () => expect((await shop.get('/product/blue-hat')).status).toBe(200));
  });
});
