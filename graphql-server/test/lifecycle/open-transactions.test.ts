import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/kernel/config.ts';
import { DiskSpace } from '../../src/kernel/disk-space.ts';
import { openDatabase } from '../../src/kernel/mongodb/open-database.ts';
import { openTestDatabase } from '../database.ts';

const database = openTestDatabase();

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'open-transactions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(dataDir: string) {
  const config = { ...readConfig({ MONGODB_URI: database.uri }), dataDir };
  const disk = new DiskSpace(dataDir, { hasReserve: false });
  onTestFinished(() => disk.close());
  const opened = await openDatabase(config, disk, () => {});
  onTestFinished(() => opened.close());
  return opened.client;
}

test('a start ends the transactions that its data folder’s former server left open, and no others', async () => {
  const folder = makeFolder();
  const client = await open(folder);
  const collection = client.db(database.name).collection<{ _id: number }>('shelves');
  await collection.insertOne({ _id: 0 });
  const session = client.startSession();
  session.startTransaction();
  await collection.insertOne({ _id: 1 }, { session });
  await open(makeFolder());
  await session.commitTransaction();
  session.startTransaction();
  await collection.insertOne({ _id: 2 }, { session });
  await open(folder);
  await expect(session.commitTransaction()).rejects.toThrow(/transaction/i);
  await session.endSession();
  expect(await collection.distinct('_id')).toEqual([0, 1]);
});
