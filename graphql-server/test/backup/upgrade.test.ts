import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { type BackupHeader, readHeader } from '../../src/app/backup/archive.ts';
import { backUp } from '../../src/app/backup/back-up.ts';
import { readArchive } from '../../src/app/backup/read-archive.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { type Collections, collectionsOf } from '../../src/app/shop/collections.ts';
import { migrate, SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { openTestDatabase } from '../database.ts';
import { emptyShop, temporaryFolder } from './copies.ts';

/** The last version that kept secrets in clear, and gave no thought to encryption. */
const FORMER = 2;
const SECRET = 'JBSWY3DPEHPK3PXP';
const { client } = openTestDatabase();

/** Of whoever is to sign in with an app. */
async function secretIn({ operators }: Collections): Promise<string | undefined> {
  return (await operators.findOne())?.secondFactor?.secret;
}

async function headerOf(file: string): Promise<BackupHeader> {
  for await (const { bytes } of readArchive(file)) return readHeader(bytes, SCHEMA_VERSION);
  throw new Error('It is empty.');
}

it('a shop of a former version is backed up as it is, upgraded, and taken back from the backup', async () => {
  const shop = await emptyShop(client);
  const collections = collectionsOf(shop.db);
  await readDatabaseId(collections);
  await collections.shop.updateOne({}, { $set: { schemaVersion: FORMER } });
  const secondFactor = { secret: SECRET, isConfirmed: true, lastStep: 0, recoveryCodes: [] };
  await collections.operators.insertOne({ _id: new ObjectId(), secondFactor } as never);
  const folder = await temporaryFolder();
  const [before, after] = [join(folder, 'before.tar.zst'), join(folder, 'after.tar.zst')];

  await backUp(shop, before);
  expect(await headerOf(before)).toMatchObject({ schemaVersion: FORMER });
  expect(await secretIn(collections)).toBe(SECRET);

  await migrate(collections, shop.encryption, () => {});
  expect(await secretIn(collections)).toMatch(/^v1\./);
  await backUp(shop, after);
  const header = Buffer.from(JSON.stringify(await headerOf(after)));
  // What the former version does with it.
  expect(() => readHeader(header, FORMER)).toThrow('The backup was made by a newer version');

  const copy = await emptyShop(client);
  await restore(copy, before, { isReplacing: false, log: () => {} });
  const restored = collectionsOf(copy.db);
  expect(await restored.shop.findOne()).toMatchObject({ schemaVersion: SCHEMA_VERSION });
  expect(await secretIn(restored)).toMatch(/^v1\./);
});
