import { join } from 'node:path';
import { type Db, type MongoClient, MongoNetworkError } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { DatabaseSnapshot } from '../../src/app/backup/dump-database.ts';
import { restore } from '../../src/app/backup/restore.ts';
import type { Shop } from '../../src/app/backup/shop.ts';
import { finishSwap } from '../../src/app/backup/staging.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';
import { contentOf, emptyShop, shopIn, temporaryFolder } from './copies.ts';

const app = serveApp();
const REPLACING = { isReplacing: true, log: () => {} };
let categoryId = '';

class Crash extends Error {}

beforeAll(async () => {
  categoryId = await createCategory(app, 'Saris');
  await createProduct(app, categoryId, { title: 'Silk sari' });
});

async function backUpOf(shop: Shop): Promise<string> {
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  await backUp(shop, file);
  return file;
}

function served(): Shop {
  return shopIn(app.client, app.name, app.dataDir);
}

/** The shop, through a client that stops working after a number of renames, like a killed process. */
function crashingAfter(renames: number, shop: Shop): Shop {
  return failing(shop, (rename) => (rename >= renames ? new Crash() : null));
}

/** The shop, through a client that fails the renames with these numbers. */
function failing(shop: Shop, errorOf: (rename: number) => Error | null): Shop {
  let count = 0;
  const db = spied(shop.client.db(shop.database), (name, target) => {
    if (name !== 'collection') return null;
    return (...values: Parameters<Db['collection']>) =>
      spied(target.collection(...values), (method) => {
        const error = method === 'rename' ? errorOf(count++) : null;
        return error && (() => Promise.reject(error));
      });
  });
  const client = spied(shop.client, (name) => (name === 'db' ? () => db : null)) as MongoClient;
  return { ...shop, client };
}

function spied<T extends object>(target: T, replace: (name: string, target: T) => unknown): T {
  return new Proxy(target, {
    get(_, name) {
      const replaced = replace(String(name), target);
      if (replaced) return replaced;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** All documents except the storefront's state, which each restore rewrites. */
async function documentsOf(db: Db) {
  const { storefront: _, ...content } = await contentOf(db);
  return content;
}

it('a restore that is killed before, between or after the renames of the swap is completed by the next process', async () => {
  const [one, other] = [await backUpOf(served()), await backUpOf(await emptyShop(app.client))];
  const copy = await emptyShop(app.client);
  await restore(copy, other, REPLACING);
  const empty = await documentsOf(copy.db);
  await restore(copy, one, REPLACING);
  let [former, next] = [await documentsOf(copy.db), empty];
  let files = [one, other];
  for (let renames = 0, isOver = false; !isOver; renames = 2 * renames + 1) {
    files = files.toReversed();
    isOver = await restore(crashingAfter(renames, copy), files[0] ?? '', REPLACING).then(
      () => true,
      (error) => {
        if (error instanceof Crash) return false;
        throw error;
      },
    );
    expect(await finishSwap(copy.db), `after ${renames} renames`).toBe(!isOver);
    expect(await documentsOf(copy.db), `after ${renames} renames`).toEqual(next);
    [former, next] = [next, former];
  }
});

it('a swap continues when another node becomes the primary halfway', async () => {
  const file = await backUpOf(served());
  const copy = await emptyShop(app.client);
  const lost = failing(copy, (rename) => (rename === 3 ? new MongoNetworkError('connection closed') : null));
  await restore(lost, file, REPLACING);
  expect(await collectionsOf(copy.db).products.countDocuments()).toBe(1);
  expect(await copy.db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);
});

it('a running server completes an interrupted swap', async () => {
  const file = await backUpOf(served());
  const category = await createCategory(app, 'Later');
  await expect(restore(crashingAfter(2, served()), file, REPLACING)).rejects.toThrow(Crash);
  await eventually(async () => {
    expect(await app.db.collection('restore').countDocuments()).toBe(0);
    expect(await app.db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);
  });
  const names = await collectionsOf(app.db).categories.distinct('_id');
  expect(names.map(String)).toEqual([categoryId]);
  expect(names.map(String)).not.toContain(category);
});

it('a backup never contains half of a swap, which is completed first', async () => {
  const file = await backUpOf(served());
  const copy = await emptyShop(app.client);
  await expect(restore(crashingAfter(3, copy), file, REPLACING)).rejects.toThrow(Crash);
  await using snapshot = await DatabaseSnapshot.take(copy.client, copy.database);
  const entries: string[] = [];
  for await (const { name } of snapshot.files()) entries.push(name.split('/')[1] ?? '');
  expect(entries).toEqual(expect.arrayContaining(['categories', 'products', 'shop', 'storefront']));
  expect(entries.filter((name) => name.startsWith('restore'))).toEqual([]);
});

it('of two simultaneous restores one is refused, and the other is complete', async () => {
  const file = await backUpOf(served());
  const copy = await emptyShop(app.client);
  const ended = await Promise.allSettled([1, 2].map(() => restore(copy, file, REPLACING)));
  const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.message] : []));
  expect(refused).toEqual([expect.stringMatching(/^Another restore is running on this database/)]);
  const { shop: _, ...content } = await documentsOf(copy.db);
  const { shop: __, ...original } = await documentsOf(app.db);
  expect(content).toEqual(original);
});

it('a restore that lost its lease to another changes nothing', async () => {
  const file = await backUpOf(served());
  const copy = await emptyShop(app.client);
  const locks = copy.db.collection<{ _id: string; holder: string }>('restore');
  const log = (line: string) => {
    if (line === 'Restoring…') void locks.updateOne({ _id: 'lock' }, { $set: { holder: 'another' } });
  };
  await expect(restore(copy, file, { isReplacing: true, log })).rejects.toThrow(
    /^Another restore has started/,
  );
  expect(await collectionsOf(copy.db).products.countDocuments()).toBe(0);
  expect(await copy.db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);
});

it('data that the backup does not contain is removed', async () => {
  const file = await backUpOf(served());
  const copy = await emptyShop(app.client);
  await copy.db.collection<{ _id: string }>('webhooks').insertOne({ _id: 'webhook' });
  await copy.db.collection('others').insertOne({});
  const { notes } = await restore(copy, file, REPLACING);
  expect(notes).toEqual([]);
  expect(await copy.db.collection('webhooks').countDocuments()).toBe(0);
  expect(await copy.db.collection('others').countDocuments()).toBe(0);
});

it('a backup during an import has all of its rows, or none', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    title: `Imported ${index}`,
    description: 'x',
    category: 'Saris',
    regular_price: '2',
    selling_price: '1',
    status: 'draft',
  }));
  const importing = importFile(app, fileOf(rows));
  await eventually(async () => expect(await collectionsOf(app.db).imports.countDocuments()).not.toBe(0));
  const file = await backUpOf(served());
  await importing;
  const copy = await emptyShop(app.client);
  await restore(copy, file, REPLACING);
  const count = await collectionsOf(copy.db).products.countDocuments({ title: /^Imported/ });
  expect([0, rows.length]).toContain(count);
  expect(await collectionsOf(copy.db).imports.countDocuments()).toBe(0);
});
