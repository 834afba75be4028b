import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { type Shop, shopAt } from '../../src/app/backup/shop.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { type Fault, spoil, timeoutFor } from '../storage/faults.ts';
import { serveObjectStore } from '../storage/object-store.ts';
import { contentOf, emptyShop, imagesIn, temporaryFolder } from './copies.ts';

const PRODUCTS = 4;
const FILES = 3 * PRODUCTS;
const EMPTY = { isReplacing: false, log: () => {} };
const REPLACING = { isReplacing: true, log: () => {} };
const FAULTS: Fault[] = ['answers 500', 'hangs', 'cuts the connection'];
const store = serveObjectStore();
const spoiled = spoil(store);
const app = serveApp(store.environment);

beforeAll(async () => {
  const category = await createCategory(app, 'Saris');
  for (let index = 0; index < PRODUCTS; index += 1) {
    await createProduct(app, category, { title: `Sari ${index}` });
  }
});
afterEach(() => {
  spoiled.fault = () => undefined;
});

/** The shop of a database with its images in the object store. @param fault the store's next fault */
function inStore(database: string, dataDir: string, fault?: Fault): Shop {
  const environment = {
    ...spoiled.environment,
    MONGODB_URI: app.uri,
    MONGODB_DB: database,
    DATA_DIR: dataDir,
  };
  const config = readConfig(environment);
  const s3 = { ...spoiled.settings, ...(fault && timeoutFor(fault)), prefix: config.s3?.prefix ?? '' };
  return shopAt({ ...config, s3 }, app.client);
}

function served(fault?: Fault): Shop {
  return inStore(app.name, app.dataDir, fault);
}

async function backUpServed(): Promise<string> {
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  expect(await backUp(served(), file)).toMatchObject({ images: FILES, missing: [] });
  return file;
}

/** The contents of all images in the store by name, like `imagesIn`. */
async function imagesInStore(shop: Shop): Promise<Map<string, string>> {
  const { client, database } = shop;
  const storage = shop.imagesOf(await readDatabaseId(collectionsOf(client.db(database))));
  const names: string[] = [];
  for await (const name of storage.list('')) names.push(name);
  const files = names.sort().map(async (name) => [name, await storage.read(name)] as const);
  return new Map((await Promise.all(files)).map(([name, bytes]) => [name, bytes?.toString('base64') ?? '']));
}

/** Makes the store fail from the matching request with this number on. */
function fromThe(number: number, isLike: RegExp, fault: Fault): void {
  let count = 0;
  spoiled.fault = ({ method, url }) => {
    if (!isLike.test(`${method} ${url}`)) return undefined;
    count += 1;
    return count >= number ? fault : undefined;
  };
}

describe('a backup of a shop whose images are in an object store', () => {
  it('can be restored into another bucket folder, into a folder, and from there into the store', async () => {
    const file = await backUpServed();
    const images = await imagesInStore(served());
    expect(images.size).toBe(FILES);

    const { database, dataDir } = await emptyShop(app.client);
    const copy = inStore(database, dataDir);
    await restore(copy, file, EMPTY);
    expect(await imagesInStore(copy)).toEqual(images);
    expect(readdirSync(dataDir)).toEqual([]);

    const onDisk = await emptyShop(app.client);
    await restore(onDisk, file, EMPTY);
    expect(imagesIn(onDisk.dataDir)).toEqual(images);

    const fromDisk = join(await temporaryFolder(), 'disk.tar.zst');
    expect(await backUp(onDisk, fromDisk)).toMatchObject({ images: FILES, missing: [] });
    const other = await emptyShop(app.client);
    const back = inStore(other.database, other.dataDir);
    await restore(back, fromDisk, EMPTY);
    expect(await imagesInStore(back)).toEqual(images);
  });

  it.each(FAULTS)('fails and leaves no file when the store %s halfway', async (fault) => {
    const folder = await temporaryFolder();
    for (const requests of [/^GET .*\.webp/, /^GET .*list-type/]) {
      fromThe(2, requests, fault);
      if (requests.source.includes('list')) fromThe(1, requests, fault);
      await expect(backUp(served(fault), join(folder, 'shop.tar.zst'))).rejects.toThrow(
        /^The image storage is not responding correctly/,
      );
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it.each(['has lost the object', 'gives other bytes'] as const)(
    'names the images that are not in it because the store %s',
    async (fault) => {
      const file = join(await temporaryFolder(), 'shop.tar.zst');
      const [lost = ''] = (await imagesInStore(served())).keys();
      fromThe(1, new RegExp(`^GET .*${lost}`), fault);
      expect(await backUp(served(), file)).toMatchObject({ images: FILES - 1, missing: [lost] });
      spoiled.fault = () => undefined;
      const copy = await emptyShop(app.client);
      await restore(copy, file, EMPTY);
      expect([...imagesIn(copy.dataDir).keys()]).not.toContain(lost);
    },
  );
});

describe('a restore into an object store', () => {
  it.each(FAULTS)(
    'changes nothing when the store %s in the middle, and succeeds the next time',
    async (fault) => {
      const file = await backUpServed();
      const { database, dataDir, db } = await emptyShop(app.client);
      const shop = inStore(database, dataDir);
      await restore(shop, file, EMPTY);
      await collectionsOf(db).products.deleteOne({ title: 'Sari 0' });
      const [before, images] = [await contentOf(db), await imagesInStore(shop)];

      fromThe(FILES / 2, /^PUT/, fault);
      await expect(restore(inStore(database, dataDir, fault), file, REPLACING)).rejects.toThrow(
        /^The backup could not be restored: The image storage is not responding .* The shop was not changed\.$/,
      );
      spoiled.fault = () => undefined;
      expect(await contentOf(db)).toEqual(before);
      expect(await imagesInStore(shop)).toEqual(images);
      expect(await db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);

      await restore(shop, file, REPLACING);
      expect(await collectionsOf(db).products.countDocuments()).toBe(PRODUCTS);
    },
  );
});
