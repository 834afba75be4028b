import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Collection, MongoServerError } from 'mongodb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { startServer } from '../../src/app/server.ts';
import { kernelMessages } from '../../src/kernel/messages.ts';
import { openShopDatabase } from '../database.ts';
import { canMount, fill, mountSmallDisk } from '../lifecycle/small-disk.ts';
import { eventually } from '../serve.ts';
import { LiveShop, serveLiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const DISK_MB = 8;
describe.runIf(canMount())('releases on a disk that runs full (mounted by root)', () => {
  const database = openShopDatabase();
  const site = makeSmallSite();

  it('go live anyway, and the files of the build are stored once there is space', async () => {
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

/** MongoDB's response when its disk is full. */
const OUT_OF_DISK_SPACE = 14_031;

describe('releases in a database whose disk is full', () => {
  const shop = serveLiveShop();
  const titles = Array.from({ length: 3 }, (_, index) => `Hat ${index}`);
  const prices = async () => {
    const list: { sellingPrice: number }[] = JSON.parse((await shop.get('/products.json')).body);
    const pages = await Promise.all(titles.map((_, index) => shop.get(`/product/hat-${index}`)));
    const shown = pages.map(({ body }) => / (\d+)<\/h1>/.exec(body)?.[1]);
    return new Set([...list.map(({ sellingPrice }) => String(sellingPrice)), ...shown]);
  };
  const priceAll = (sellingPrice: number) =>
    shop.collections.products.updateMany({}, { $set: { sellingPrice } });

  it.each(['insertMany', 'updateMany', 'updateOne'] as const)(
    'are not shown in part when %s fails, and are live once there is room and something is saved',
    async (method) => {
      if ((await shop.releases()).length === 0) {
        for (const title of titles) await shop.add(title, { sellingPrice: 100 });
        await shop.goLive();
      }
      const former = await prices();
      expect(former.size).toBe(1);
      const write = Collection.prototype[method] as (...parts: unknown[]) => Promise<unknown>;
      const full = vi.spyOn(Collection.prototype, method).mockImplementation(async function (
        this: Collection,
        ...parts: unknown[]
      ) {
        const isOfRelease =
          /^release(dProducts|State)$/.test(this.collectionName) &&
          (parts.at(-1) as { session?: unknown } | undefined)?.session !== undefined;
        if (isOfRelease) throw new MongoServerError({ code: OUT_OF_DISK_SPACE, message: 'No space left' });
        return write.apply(this, parts) as never;
      } as never);
      onTestFinished(() => full.mockRestore());
      const next = Number([...former][0]) + 1;
      await priceAll(next);
      await eventually(async () =>
        expect(await shop.storefront()).toMatchObject({
          state: 'FAILED',
          error: kernelMessages.diskFull.text,
        }),
      );
      expect(await prices()).toEqual(former);
      full.mockRestore();
      await priceAll(next + 1);
      await eventually(async () => expect(await prices()).toEqual(new Set([String(next + 1)])));
      expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
    },
  );
});
