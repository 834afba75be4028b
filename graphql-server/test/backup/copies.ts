import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, MongoClient } from 'mongodb';
import { inject, onTestFinished } from 'vitest';
import { type Shop, shopAt } from '../../src/app/backup/shop.ts';
import { readConfig } from '../../src/kernel/config.ts';

/** Everything that a backup must restore of a database: the stored documents and the names of the indexes. */
export async function contentOf(db: Db) {
  const content: Record<string, { documents: string[]; indexes: string[] }> = {};
  for (const { name } of await db.listCollections().toArray()) {
    if (name === 'heartbeats' || name === 'leases' || name === 'locks') continue;
    const collection = db.collection(name);
    const raw = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray();
    if (raw.length === 0) continue;
    const documents = raw.map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('hex'));
    const indexes = (await collection.indexes()).map((index) => index.name ?? '').sort();
    content[name] = { documents, indexes };
  }
  return content;
}

/** The shop of a database, with the images of a data folder. */
export function shopIn(client: MongoClient, database: string, dataDir: string): Shop {
  const environment = { MONGODB_URI: inject('mongodUri'), MONGODB_DB: database, DATA_DIR: dataDir };
  return shopAt(readConfig(environment), client);
}

/** An empty shop beside another, for one test. */
export async function emptyShop(client: MongoClient): Promise<Shop & { db: Db; dataDir: string }> {
  const database = `test-${randomBytes(6).toString('hex')}`;
  const dataDir = await temporaryFolder();
  const db = client.db(database);
  onTestFinished(async () => {
    await db.dropDatabase();
  });
  return { ...shopIn(client, database, dataDir), db, dataDir };
}

/** Creates a temporary folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The contents of all images in a data folder by name. */
export function imagesIn(dataDir: string): Map<string, string> {
  const [databaseId = ''] = readdirSync(join(dataDir, 'uploads'));
  const folder = join(dataDir, 'uploads', databaseId);
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );
}
