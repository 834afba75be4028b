import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Double, Int32, Long, ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HEADER_ENTRY } from '../../src/app/backup/archive.ts';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { writeArchive } from '../../src/app/backup/write-archive.ts';
import { startServer } from '../../src/app/server.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { eventually, serveApp } from '../serve.ts';
import { contentOf, emptyShop, imagesIn, shopIn, temporaryFolder } from './copies.ts';

const app = serveApp();
const log = () => {};
const EMPTY = { isReplacing: false, log };
const REPLACING = { isReplacing: true, log };
let imageUrl: string;
/** A backup of the shop before the first test. */
let backup: Buffer;

beforeAll(async () => {
  const category = await createCategory(app, 'Saris');
  const { images } = await createProduct(app, category, { title: 'Silk sari' });
  imageUrl = images[0]?.url ?? '';
  // Enough data for several parts of a backup, and every BSON type of number.
  await insertProducts(app, 300, () => ({ description: 'wide '.repeat(4_000) }));
  const numbers = { whole: new Double(5), int: new Int32(5), long: Long.fromString('9007199254740993') };
  await app.db.collection('others').insertOne({ _id: new ObjectId(), ...numbers });
  await app.db.collection<{ _id: string }>('sessions').insertOne({ _id: 'signed in' });
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  backup = await readFile(await backUpApp(folder));
  await rm(folder, { recursive: true });
});

async function backUpApp(folder: string): Promise<string> {
  const file = join(folder, 'shop.tar.zst');
  await backUp(shopIn(app.client, app.name, app.dataDir), file);
  return file;
}

/** @returns the backup file that most tests share, modified if a test needs that */
async function backupFile(change = (bytes: Buffer): Buffer => bytes): Promise<string> {
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  await writeFile(file, change(backup));
  return file;
}

async function titles({ url }: { url: string } = app): Promise<string[]> {
  const { products } = await askFor(
    { url },
    '{ products(first: 3, orderBy: { field: CREATED_AT, direction: DESC }) { nodes { title } } }',
  );
  return products.nodes.map(({ title }: { title: string }) => title);
}

describe('a restored backup', () => {
  it('is the same shop: documents to the byte, indexes and images, but no sessions', async () => {
    const copy = await emptyShop(app.client);
    const { documents, images } = await restore(copy, await backupFile(), EMPTY);
    expect(documents).toBeGreaterThan(300);
    expect(images).toBe(3);
    const { sessions, shop: original, storefront, ...content } = await contentOf(app.db);
    expect(sessions?.documents).toHaveLength(1);
    const { shop, storefront: settings, ...restored } = await contentOf(copy.db);
    expect(restored).toEqual(content);
    expect(await collectionsOf(copy.db).shop.findOne()).toMatchObject({ schemaVersion: SCHEMA_VERSION });
    expect(imagesIn(copy.dataDir)).toEqual(imagesIn(app.dataDir));
    expect([original, storefront, shop, settings].map((stored) => stored?.indexes)).toEqual(
      Array(4).fill(['_id_']),
    );
  });

  it('is served by a server that starts on it', async () => {
    const copy = await emptyShop(app.client);
    await restore(copy, await backupFile(), EMPTY);
    const { database: MONGODB_DB, dataDir: DATA_DIR } = copy;
    const server = await startServer({
      ...{ MONGODB_URI: app.uri, MONGODB_DB, DATA_DIR },
      ...{ PORT: '0', LOG_LEVEL: 'fatal' },
    });
    onTestFinished(() => server.stop());
    expect(await titles(server)).toEqual(await titles());
    expect((await fetch(server.url + imageUrl)).status).toBe(200);
  });

  it('replaces a shop only on request, even under a running server', async () => {
    const file = await backupFile();
    const before = await titles();
    const category = await createCategory(app, 'Later');
    await createProduct(app, category, { title: 'Made later' });
    expect(await titles()).not.toEqual(before);
    const own = shopIn(app.client, app.name, app.dataDir);
    await expect(restore(own, file, EMPTY)).rejects.toThrow('The shop is not empty');
    const id = await readDatabaseId(collectionsOf(app.db));
    await restore(own, file, REPLACING);
    await eventually(async () => expect(await titles()).toEqual(before));
    expect(await readDatabaseId(collectionsOf(app.db))).toBe(id);
    expect((await fetch(app.url + imageUrl)).status).toBe(200);
    await createProduct(app, (await askFor(app, '{ categories { nodes { id } } }')).categories.nodes[0].id, {
      title: 'Made after it',
    });
    expect(await titles()).toContain('Made after it');
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    const [left, right] = [
      app.db.collection<{ _id: number }>('left'),
      app.db.collection<{ _id: number }>('right'),
    ];
    await Promise.all([left.insertOne({ _id: 0 }), right.insertOne({ _id: 0 })]);
    let isWriting = true;
    const writing = (async () => {
      for (let _id = 1; isWriting; _id += 1) {
        await app.client.withSession((session) =>
          session.withTransaction(async () => {
            await left.insertOne({ _id }, { session });
            await right.insertOne({ _id }, { session });
          }),
        );
      }
    })();
    const file = await backUpApp(await temporaryFolder()).finally(() => {
      isWriting = false;
    });
    await writing;
    const copy = await emptyShop(app.client);
    await restore(copy, file, EMPTY);
    const counts = await Promise.all(
      ['left', 'right'].map((name) => copy.db.collection(name).countDocuments()),
    );
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeGreaterThan(0);
  });
});

describe('a backup that cannot be restored', () => {
  it.for([
    ['is damaged at its beginning', (file: Buffer) => flip(file, 3)],
    ['is damaged in the middle', (file: Buffer) => flip(file, file.length >> 1)],
    ['is damaged at its end', (file: Buffer) => flip(file, file.length - 20)],
    ['is cut off', (file: Buffer) => file.subarray(0, file.length - 700)],
    ['is something else', () => Buffer.from('title,price\n')],
  ] as const)('because it %s leaves the shop as it is', async ([, change]) => {
    const file = await backupFile(change);
    const before = await contentOf(app.db);
    const own = shopIn(app.client, app.name, app.dataDir);
    await expect(restore(own, file, REPLACING)).rejects.toThrow(
      /damaged or not a backup .*\. Nothing was changed/,
    );
    expect(withoutLease(await contentOf(app.db))).toEqual(withoutLease(before));
  });

  it('because a newer version made it is reported, and so is a shop of a newer version', async () => {
    const newerFile = join(await temporaryFolder(), 'newer.tar.zst');
    const header = { format: 1, schemaVersion: SCHEMA_VERSION + 1, createdAt: '2030-01-01' };
    await writeArchive(
      newerFile,
      (async function* () {
        yield { name: HEADER_ENTRY, bytes: Buffer.from(JSON.stringify(header)) };
      })(),
    );
    const own = shopIn(app.client, app.name, app.dataDir);
    await expect(restore(own, newerFile, REPLACING)).rejects.toThrow(
      'The backup was made by a newer version of this program',
    );
    const file = await backupFile();
    const newer = await emptyShop(app.client);
    await restore(newer, file, EMPTY);
    await collectionsOf(newer.db).shop.updateOne({}, { $set: { schemaVersion: SCHEMA_VERSION + 1 } });
    await expect(restore(newer, file, REPLACING)).rejects.toThrow(
      'written by a newer version of this program',
    );
  });
});

describe('an interrupted restore', () => {
  it('leaves the shop unchanged before the swap, and can be repeated', async () => {
    const copy = await emptyShop(app.client);
    await copy.db.collection('restored.products').insertOne({ title: 'Half' });
    await restore(copy, await backupFile(), EMPTY);
    expect(await copy.db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);
    expect(await copy.db.collection('products').findOne({ title: 'Half' })).toBeNull();
  });

  it('is completed by the next start during the swap', async () => {
    const copy = await emptyShop(app.client);
    await restore(copy, await backupFile(), EMPTY);
    const whole = await contentOf(copy.db);
    // As if the power had failed between two renames.
    const names = Object.keys(whole);
    for (const name of names.slice(1)) await copy.db.collection(name).rename(`restored.${name}`);
    await copy.db.collection('restore').insertOne({ _id: 'swap' as never, collections: names });
    const lines: string[] = [];
    const { database: MONGODB_DB, dataDir: DATA_DIR } = copy;
    const environment = { MONGODB_URI: app.uri, MONGODB_DB, DATA_DIR, PORT: '0', LOG_LEVEL: 'fatal' };
    const server = await startServer(environment, (line) => lines.push(line));
    onTestFinished(() => server.stop());
    expect(lines).toContain('Finished an interrupted restore. The shop now has the data of the backup.');
    expect(withoutLease(await contentOf(copy.db))).toEqual(withoutLease(whole));
  });
});

/** Removes the storefront's state, which servers renew themselves. */
function withoutLease({ storefront: _, ...content }: Awaited<ReturnType<typeof contentOf>>) {
  return content;
}

function flip(file: Buffer, position: number): Buffer {
  const changed = Buffer.from(file);
  changed[position] = (changed[position] ?? 0) ^ 0xff;
  return changed;
}
