import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import type { ImportRun } from '../../src/app/rest/import-runs.ts';
import { undoUnfinishedImports } from '../../src/modules/catalogue/import/journal.ts';
import { ownStock } from '../inventory/stock-lines.ts';
import { canMount, fill, mountSmallDisk } from '../lifecycle/small-disk.ts';
import { eventually, spawnServer } from '../serve.ts';
import { fileOf, importFile, type Row } from './files.ts';
import { idOf, newRow, serveTransferShop } from './shop.ts';

const ROWS = 450;
const shop = serveTransferShop();

/** A file of new products, and one that changes an existing product. */
async function longFile(): Promise<string> {
  const product = await shop.put({ title: 'Before' });
  await ownStock(shop.collections, product._id, 5);
  const rows = Array.from({ length: ROWS }, (_, index) =>
    newRow(shop, { title: `New ${index}`, stock: '3' }),
  );
  return fileOf([
    ...rows.slice(0, 20),
    newRow(shop, { id: idOf(product), title: 'After', stock: '9' }),
    ...rows.slice(20),
  ]);
}

/** Starts an import, and reads its progress until the first written rows. */
async function beginWriting(url: string, csv: string, signal?: AbortSignal) {
  const response = await fetch(`${url}/api/product/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: csv,
    ...(signal && { signal }),
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  while (!text.includes('"phase":"write"')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`It wrote nothing: ${text}`);
    text += new TextDecoder().decode(value);
  }
  return reader;
}

async function lastLine(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<unknown> {
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    rest += new TextDecoder().decode(part.value);
  }
  return JSON.parse(rest.trimEnd().split('\n').at(-1) ?? '');
}

/** Waits until no import is running. */
async function untilUndone(): Promise<void> {
  await eventually(async () => expect(await shop.collections.imports.countDocuments()).toBe(0));
}

async function titles(): Promise<string[]> {
  return (await shop.others()).map(({ title }) => title);
}

/** The latest import, as seen by another operator. */
async function latestImport(method: 'GET' | 'DELETE' = 'GET') {
  const response = await fetch(`${shop.url}/api/product/import`, { method });
  return ((await response.json()) as { data: ImportRun }).data;
}

test('an import continues when its client disconnects, and its result can be found again', async () => {
  const csv = await longFile();
  const leaving = new AbortController();
  await beginWriting(shop.url, csv, leaving.signal);
  leaving.abort();
  await eventually(async () => expect((await latestImport()).result).not.toBeNull());
  const { progress, result } = await latestImport();
  expect(progress).toMatchObject({ phase: 'write', done: ROWS + 1, total: ROWS + 1 });
  expect(result).toMatchObject({ success: true, data: { toCreate: ROWS, toChange: 1 } });
  expect(await titles()).toContain('After');
});

test('a canceled import leaves nothing behind, and tells its client so', async () => {
  const csv = await longFile();
  const before = await titles();
  const reader = await beginWriting(shop.url, csv);
  const message = 'The import was canceled. Nothing was imported.';
  expect((await latestImport('DELETE')).result).toMatchObject({ success: false, status: 409, message });
  expect(await lastLine(reader)).toMatchObject({ message });
  expect(await titles()).toEqual(before);
  expect(await shop.collections.inventory.distinct('onHand')).toEqual([5]);
});

test('a server that is killed while it writes undoes its own import after a restart, and no other', async () => {
  const { imports } = shop.collections;
  const file = await longFile();
  const before = await shop.others();
  const environment = { MONGODB_URI: shop.uri, MONGODB_DB: shop.name };
  const server = spawnServer({ environment });
  await beginWriting(await server.url, file);
  server.child.kill('SIGKILL');
  await server.ended;
  expect((await titles()).length).toBeGreaterThan(1);
  const underWay = { _id: new ObjectId(), importId: new ObjectId(), serverId: 'other:/data', writes: [] };
  await imports.insertOne(underWay);
  const url = await spawnServer({ dataDir: server.dataDir, environment }).url;
  expect(await shop.others()).toEqual(before);
  const { inventory, inventoryMovements } = shop.collections;
  expect(await inventory.find({ onHand: { $in: [3, 9] } }).toArray()).toEqual([]);
  expect(await inventoryMovements.countDocuments({ reason: 'IMPORTED' })).toBe(0);
  expect(await imports.distinct('importId')).toEqual([underWay.importId]);
  await imports.deleteOne({ _id: underWay._id });
  const { envelope } = await importFile({ url }, file);
  expect(envelope.data).toMatchObject({ toCreate: ROWS, toChange: 1, refused: 0 });
  expect(await imports.countDocuments()).toBe(0);
});

test.runIf(canMount())(
  'an import that a full disk ends is undone as soon as there is room (mounted by root)',
  async () => {
    const first = await shop.put();
    const products = Array.from({ length: 4_000 }, (_, index) => {
      const handle = `copy-${index}`;
      return { ...first, _id: new ObjectId(), handle, handles: [handle] };
    });
    await shop.collections.products.insertMany(products);
    const rows = products.map((product) => ({ id: idOf(product), title: 'After' }));
    const before = await shop.others();
    const dataDir = mountSmallDisk(150);
    const server = spawnServer({ dataDir, environment: { MONGODB_URI: shop.uri, MONGODB_DB: shop.name } });
    const reader = await beginWriting(await server.url, fileOf(rows));
    const ballast = join(dataDir, 'ballast');
    await fill(ballast);
    expect(await lastLine(reader)).toMatchObject({
      status: 503,
      message: expect.stringContaining('disk is full'),
    });
    expect(await titles()).toContain('After');
    await rm(ballast);
    await untilUndone();
    expect(await shop.others()).toEqual(before);
  },
);

describe('a product that another operator changes while the import writes', () => {
  test('ends the import, which leaves nothing behind, and keeps the change', async () => {
    const product = await shop.put({ title: 'Before' });
    const rows: Row[] = Array.from({ length: ROWS }, (_, index) => newRow(shop, { title: `New ${index}` }));
    // The import writes the last row of a file first.
    rows.unshift(newRow(shop, { id: idOf(product), title: 'Mine' }));
    const reader = await beginWriting(shop.url, fileOf(rows));
    const theirs = { $set: { title: 'Theirs', updatedAt: new Date() }, $inc: { version: 1 } };
    await shop.collections.products.updateOne({ _id: product._id }, theirs);
    expect(await lastLine(reader)).toEqual({
      success: false,
      status: 409,
      message: 'Someone changed a product during the import, so nothing was imported. Check the file again.',
    });
    expect(await titles()).toEqual(['Theirs']);
    expect(await shop.collections.imports.countDocuments()).toBe(0);
  });

  test('keeps the change when the import is undone after it', async () => {
    const product = await shop.put({ title: 'Before' });
    const importId = product._id;
    const imported = { ...product, title: 'Imported', version: 2, updatedAt: new Date() };
    await shop.collections.products.replaceOne({ _id: product._id }, imported);
    const { _id, version, updatedAt } = imported;
    const writes = [{ before: product, after: { _id, version, updatedAt } }];
    await shop.collections.imports.insertOne({ _id, importId, writes });
    const theirs = { $set: { title: 'Theirs', updatedAt: new Date() }, $inc: { version: 1 } };
    await shop.collections.products.updateOne({ _id }, theirs);
    await undoUnfinishedImports({ ...shop.collections, productFlags: [] }, null);
    expect(await titles()).toEqual(['Theirs']);
  });
});

test('an import that a server interrupted minutes ago is undone by a running server, and a running import is not', async () => {
  const { imports, products } = shop.collections;
  const before = await shop.put({ title: 'Before' });
  const { _id, version, updatedAt } = { ...before, version: 2, updatedAt: new Date() };
  await products.replaceOne({ _id }, { ...before, title: 'Imported', version, updatedAt });
  const writes = [{ before, after: { _id, version, updatedAt } }];
  const underWay = { _id: new ObjectId(), importId: new ObjectId(), writes: [] };
  await imports.insertOne(underWay);
  const minutesAgo = ObjectId.createFromTime(Date.now() / 1000 - 600);
  await imports.insertOne({ _id: minutesAgo, importId: new ObjectId(), writes });
  await eventually(async () => expect(await titles()).toEqual(['Before']));
  await eventually(async () => expect(await imports.distinct('importId')).toEqual([underWay.importId]));
  await imports.deleteOne({ _id: underWay._id });
});

test('a product that is created while the import writes is not taken for the import’s own', async () => {
  const twin = { ...(await shop.put()), title: 'Twin' };
  await shop.collections.products.deleteOne({ _id: twin._id });
  const rows = Array.from({ length: ROWS }, (_, index) => newRow(shop, { title: `New ${index}` }));
  const reader = await beginWriting(shop.url, fileOf([newRow(shop, { id: idOf(twin) }), ...rows]));
  await shop.collections.products.insertOne(twin);
  expect(await lastLine(reader)).toMatchObject({ status: 409 });
  expect(await titles()).toEqual(['Twin']);
});
