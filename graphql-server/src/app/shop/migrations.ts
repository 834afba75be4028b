import type { Document } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import { StartupError } from '../../kernel/errors.ts';
import { requestInterruptedUndos } from '../../kernel/history/undo-job.ts';
import type { Say } from '../../kernel/log.ts';
import { sumAllOrders } from '../../modules/customers/follow-orders.ts';
import { writePayments } from '../../modules/orders/payments-of-events.ts';
import { makeVersionsOfShown } from '../../modules/publishing/released/from-shown-documents.ts';
import { appTexts } from '../messages.ts';
import type { Collections } from './collections.ts';
import { DECLARED } from './modules.ts';

export interface Migration {
  /** What the migration achieves: a sentence that is true for every database of this version. */
  result: string;
  /** Must be safe to interrupt and to run twice. Servers of the previous version may still be running. */
  run(collections: Collections, encryption: Encryption): Promise<void>;
}

/** The oldest schema that this program reads: `npm run upgrade` upgrades older databases to it (commands/upgrade). */
export const BASELINE = 14;

/**
 * Changes of the stored data since the baseline, in order: the first one creates version `BASELINE + 1`. Add new ones at the end,
 * and never remove or change one. The previous version must be able to read the result.
 */
const MIGRATIONS: readonly Migration[] = [
  // The previous version writes no payment documents, so stop it first. If it records payments nevertheless,
  // check-data reports them.
  { result: appTexts.migrationPayments, run: writePayments },
  { result: appTexts.migrationCreation, run: dropCreations },
  { result: appTexts.migrationUndoJob, run: ({ history }) => requestInterruptedUndos(history) },
  { result: appTexts.migrationVersions, run: makeVersionsOfShown },
  { result: appTexts.migrationCustomers, run: sumAllOrders },
];

export const SCHEMA_VERSION = BASELINE + MIGRATIONS.length;

/**
 * @returns the schema version of the database, or of this program for a new one
 * @throws StartupError when a newer version of this program has changed the database
 */
export async function assertKnownSchema(collections: Collections, known = SCHEMA_VERSION): Promise<number> {
  const version = (await readSchemaVersion(collections)) ?? known;
  if (version <= known) return version;
  throw new StartupError(appTexts.schemaTooNew({ schema: version, known }));
}

/**
 * @returns the schema version of the database, or of this program for a new one
 * @throws StartupError when this program cannot read the database: it is newer, or older than the baseline
 */
export async function assertReadableSchema(
  collections: Collections,
  known = SCHEMA_VERSION,
): Promise<number> {
  const version = await assertKnownSchema(collections, known);
  if (version >= BASELINE) return version;
  throw new StartupError(appTexts.schemaTooOld({ schema: version, needed: BASELINE }));
}

/**
 * Migrates a database to this version's schema. If interrupted, it resumes at the next start. A new database has the current
 * schema.
 * @throws StartupError when this program cannot read the database
 */
export async function migrate(
  collections: Collections,
  encryption: Encryption,
  log: Say,
  migrations = MIGRATIONS,
): Promise<void> {
  const last = BASELINE + migrations.length;
  const version = await assertReadableSchema(collections, last);
  for (const [index, { result, run }] of migrations.entries()) {
    const number = BASELINE + index + 1;
    if (number <= version) continue;
    const started = performance.now();
    log(appTexts.migrationStarted({ number, last, result }));
    await run(collections, encryption);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(appTexts.migrationFinished({ number, last, seconds }));
    await noteSchemaVersion(collections, number);
  }
  await noteSchemaVersion(collections, last);
}

/** Another server may have stored a later version. Keep that one. */
export async function noteSchemaVersion(
  { shop }: Pick<Collections, 'shop'>,
  schemaVersion: number,
): Promise<void> {
  await shop.updateOne({ _id: 'shop' }, { $max: { schemaVersion } });
}

/** @returns 0 for a database from before versions were stored, null for a new one */
export async function readSchemaVersion(collections: Collections): Promise<number | null> {
  const read = async () => (await collections.shop.findOne({ _id: 'shop' }))?.schemaVersion;
  const version = await read();
  if (version !== undefined) return version;
  // Another process may store the version of a new database at the same time, and then write to it.
  return (await isNew(collections)) ? null : ((await read()) ?? 0);
}

/** Whether the database has no data of operators or shoppers. */
async function isNew(collections: Collections): Promise<boolean> {
  for (const [name, { operatorsPart = {} }] of Object.entries(DECLARED)) {
    if (operatorsPart === null) continue;
    const collection = collections[name as keyof Collections] as unknown as {
      findOne(filter: Document, options: Document): Promise<Document | null>;
    };
    if (await collection.findOne(operatorsPart, { projection: { _id: 1 } })) return false;
  }
  return true;
}

async function dropCreations({ products: { db } }: Collections): Promise<void> {
  const [found] = await db.listCollections({ name: 'creations' }, { nameOnly: true }).toArray();
  if (found) await db.dropCollection('creations');
}
