import type { Db, Document, Filter } from 'mongodb';
import { StartupError } from '../../kernel/errors.ts';
import { toUnavailable } from '../../kernel/mongodb/failures.ts';
import { readDatabaseId } from '../../kernel/mongodb/shop-document.ts';
import { readWebhooks } from '../../modules/webhooks/read-webhooks.ts';
import { appTexts } from '../messages.ts';
import { type Collections, collectionsOf } from '../shop/collections.ts';
import { assertKnownSchema } from '../shop/migrations.ts';
import { areSecretsReadable, COLLECTION_FACTS, checkData } from '../shop/modules.ts';
import type { BackupHeader } from './archive.ts';
import { assertRoom, checkArchive } from './check-archive.ts';
import { prepareStaged } from './prepare-staged.ts';
import { RestoreLock } from './restore-lock.ts';
import type { Shop } from './shop.ts';
import { stageArchive } from './stage-archive.ts';
import { dropStaged, finishSwap, isStaged, prefixOf, stagedIn, swapStaged } from './staging.ts';

/** Names of the collections in the command's output. */
const LISTED: Readonly<Record<string, string>> = Object.fromEntries(
  COLLECTION_FACTS.flatMap(({ name, counted }) => (counted ? [[name, counted]] : [])),
);
const MAX_FAULTS = 20;

interface Restored {
  header: BackupHeader;
  documents: number;
  images: number;
  /** Sentences that tell the operator what to do next. */
  notes: string[];
}

interface RestoreOptions {
  /** Whether the restore may replace a shop that is not empty. */
  isReplacing: boolean;
  log: (line: string) => void;
}

/**
 * Replaces the shop with a backup: checks the whole file, writes everything next to the shop, and swaps by renaming. Running
 * servers follow.
 * @throws StartupError for a file that is damaged or of a version that this program cannot restore, and for a shop that is not
 * empty
 */
export async function restore(
  shop: Shop,
  path: string,
  { isReplacing, log }: RestoreOptions,
): Promise<Restored> {
  const db = shop.client.db(shop.database);
  log(appTexts.checkingBackup);
  const archive = await checkArchive(path);
  await using lock = await RestoreLock.take(db);
  if (await finishSwap(db)) log(appTexts.finishingRestoreFirst);
  const collections = collectionsOf(db);
  await assertKnownSchema(collections);
  const taken = (await isEmpty(db)) ? null : await describe(db);
  if (taken && !isReplacing) throw notEmpty(taken);
  await assertRoom(archive, shop);
  log(appTexts.backupIsOf({ createdAt: archive.header.createdAt, counts: listCounts(archive.counts) }));
  if (taken) log(appTexts.replacesCurrentData({ counts: taken }));
  const databaseId = await readDatabaseId(collections);
  const images = shop.imagesOf(databaseId);
  await dropStaged(db);
  log('Restoring…');
  const prefix = prefixOf(lock);
  const stage = async () => {
    const staged = await stageArchive(path, stagedIn(db, prefix), images);
    const { schemaVersion } = archive.header;
    const unpaid = await prepareStaged(shop, prefix, collections, { databaseId, schemaVersion }, log);
    return { ...staged, notes: await notesOn(shop, prefix, { ...staged, unpaid }) };
  };
  const restored = await stage().catch(async (error: unknown) => {
    await images.discard();
    await dropStaged(db, prefix).catch(() => {});
    throw explain(error);
  });
  await swapStaged(db, lock);
  return { header: archive.header, ...restored };
}

export async function isEmpty(db: Db): Promise<boolean> {
  for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
    if (isStaged(name) || name.startsWith('system.')) continue;
    for (const filter of operatorsPartsOf(name))
      if (await db.collection(name).findOne(filter, { projection: { _id: 1 } })) return false;
  }
  return true;
}

/** Filters that match documents created by operators. In a collection that no module declares, all documents count. */
function operatorsPartsOf(name: string): Filter<Document>[] {
  const declared = COLLECTION_FACTS.filter((facts) => facts.name === name);
  if (declared.length === 0) return [{}];
  return declared.flatMap(({ operatorsPart = {} }) => operatorsPart ?? []);
}

function notEmpty(taken: string): StartupError {
  return new StartupError(appTexts.shopNotEmpty({ counts: taken }));
}

/** Describes what a restore removes, and names the accounts. */
async function describe(db: Db): Promise<string> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(LISTED)) counts[name] = await db.collection(name).countDocuments();
  const emails: string[] = await db.collection('operators').distinct('email');
  return listCounts(counts, emails.length > 0 ? { operators: ` (${firstOf(emails)})` } : {});
}

/** @param counts by collection name, like `added` */
function listCounts(counts: Record<string, number>, added: Record<string, string> = {}): string {
  return Object.entries(LISTED)
    .map(([collection, name]) => `${counts[collection] ?? 0} ${name}${added[collection] ?? ''}`)
    .join(', ');
}

async function notesOn(
  { client, database, encryption }: Shop,
  prefix: string,
  { damaged, unpaid }: { damaged: string[]; unpaid: number },
): Promise<string[]> {
  const staged = collectionsOf(stagedIn(client.db(database), prefix));
  const hasWebhook = (await readWebhooks(staged)).length > 0;
  return [
    ...(damaged.length > 0 ? [appTexts.damagedFiles({ names: firstOf(damaged) })] : []),
    ...(hasWebhook ? [appTexts.webhooksPaused] : []),
    ...(unpaid > 0 ? [appTexts.unpaidOrders({ numbers: unpaid, advice: appTexts.timeToPay })] : []),
    ...(await sumsOf(staged)),
    ...((await areSecretsReadable(staged, encryption)) ? [] : [appTexts.otherEncryptionKey]),
  ];
}

/** Finds inconsistent amounts in the backup, which only the operator can correct. */
async function sumsOf(staged: Collections): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of checkData(staged)) faults.push(fault);
  if (faults.length === 0) return [];
  const others =
    faults.length > MAX_FAULTS
      ? [`${faults.length - MAX_FAULTS} more. Run npm run check-data to see them.`]
      : [];
  return [appTexts.inconsistencies, ...faults.slice(0, MAX_FAULTS), ...others];
}

/** The error for the operator. Nothing of the shop itself was changed, because only copies were written. */
function explain(error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const { message } = toUnavailable(error) ?? (error as Error);
  return new StartupError(appTexts.backupNotRestored({ reason: message.replace(/\.?$/, '.') }), {
    cause: error,
  });
}

const MAX_NAMED = 5;

/** Names a few files, and counts the rest. */
export function firstOf(files: string[]): string {
  const others = files.length - MAX_NAMED;
  return files.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
}
