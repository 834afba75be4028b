import { beforeEach, expect, test } from 'vitest';
import { upgrade } from '../../commands/upgrade/upgrade.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { BASELINE, type Migration, migrate, SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { openTestDatabase } from '../database.ts';

const { db } = openTestDatabase();
const collections = collectionsOf(db);
const encryption = new Encryption(readConfig({ SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }));
const version = async () => (await collections.shop.findOne({}))?.schemaVersion;

beforeEach(async () => {
  await db.dropDatabase();
  await readDatabaseId(collections);
});

/** Migrations that record their order; the second one fails the given number of times. */
function migrations(ran: string[], failures = 0): Migration[] {
  return ['one', 'two'].map((result) => ({
    result,
    run: async () => {
      ran.push(result);
      if (result === 'two' && ran.filter((one) => one === 'two').length <= failures)
        throw new Error('Killed');
    },
  }));
}

test('a new shop has the current schema, and needs no upgrade', async () => {
  const lines: string[] = [];
  expect(await upgrade(collections, encryption, (line) => lines.push(line))).toBeNull();
  await migrate(collections, encryption, (line) => lines.push(line));
  expect(await version()).toBe(SCHEMA_VERSION);
  await collections.shop.updateOne({}, { $unset: { schemaVersion: 1 } });
  const ran: string[] = [];
  await migrate(collections, encryption, (line) => lines.push(line), migrations(ran));
  expect([lines, ran, await version()]).toEqual([[], [], BASELINE + 2]);
});

test('migrations after the baseline run in order, and resume with the interrupted one', async () => {
  await collections.shop.updateOne({}, { $set: { schemaVersion: BASELINE } });
  const [lines, ran]: [string[], string[]] = [[], []];
  const list = migrations(ran, 1);
  const run = () => migrate(collections, encryption, (line) => lines.push(line), list);
  await expect(run()).rejects.toThrow('Killed');
  expect(await version()).toBe(BASELINE + 1);
  await run();
  await run();
  expect(ran).toEqual(['one', 'two', 'two']);
  expect(await version()).toBe(BASELINE + 2);
  expect(lines.at(-1)).toContain(`Migration ${BASELINE + 2} of ${BASELINE + 2} finished`);
});

test.each([BASELINE - 1, BASELINE + 3])('version %i is refused, and stays', async (stored) => {
  await collections.shop.updateOne({}, { $set: { schemaVersion: stored } });
  const ran: string[] = [];
  const migrating = migrate(collections, encryption, () => {}, migrations(ran));
  await expect(migrating).rejects.toThrow(stored < BASELINE ? 'npm run upgrade' : 'a newer version');
  expect([ran, await version()]).toEqual([[], stored]);
});
