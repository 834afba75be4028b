import { expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { migrate, SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { openTestDatabase } from '../database.ts';

const database = openTestDatabase();

test('a new shop reports no migrations, an old one each', async () => {
  const collections = collectionsOf(database.db);
  const encryption = new Encryption(readConfig({ SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }));
  const lines: string[] = [];
  await collections.shop.insertOne({ _id: 'shop' } as never);
  await migrate(collections, encryption, (line) => void lines.push(line));
  expect(lines).toEqual([]);
  expect((await collections.shop.findOne({}))?.schemaVersion).toBe(SCHEMA_VERSION);
  await collections.shop.updateOne({}, { $set: { schemaVersion: SCHEMA_VERSION - 1 } });
  await migrate(collections, encryption, (line) => void lines.push(line));
  expect(lines).toEqual([
    expect.stringContaining(`Migration ${SCHEMA_VERSION} of ${SCHEMA_VERSION} begins`),
    expect.stringContaining(`Migration ${SCHEMA_VERSION} of ${SCHEMA_VERSION} is done`),
  ]);
});
