import { readdirSync, rmSync } from 'node:fs';
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
describe.runIf(canMount())('releases on a disk that runs full (mounted by root)', () => {
  const database = openTestDatabase();
  const site = makeSmallSite();

  it('go live all the same, and the files of the build are kept once there is room', async () => {
    const folder = mountSmallDisk(DISK_MB);
    const settings = { MONGODB_URI: database.uri, MONGODB_DB: database.name, PORT: '0', LOG_LEVEL: 'fatal' };
    const environment = { ...settings, DATA_DIR: folder };
    const server = await startServer(environment, undefined, undefined, { ...BUILT, site });
    onTestFinished(() => server.stop());
    const shop = new LiveShop({ ...database, url: server.url } as LiveShop['app']);
    await shop.add('Red shoe');
    const ballast = join(folder, 'ballast');
    await fill(ballast);
    await shop.goLive();
    expect((await shop.get('/product/red-shoe')).status).toBe(200);
    rmSync(ballast);
    await shop.add('Blue hat');
    await eventually(async () => expect((await shop.get('/product/blue-hat')).status).toBe(200));
    await eventually(() =>
      expect(readdirSync(folder, { recursive: true }).join('\n')).toContain('app.1234abcd.js'),
    );
  });
});
