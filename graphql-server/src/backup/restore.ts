import { BSON, type Db, type Document, type Filter } from 'mongodb';
import { type Collections, collectionsOf, createIndexes, readDatabaseId } from '../catalogue/collections.ts';
import { areSecretsReadable } from '../catalogue/encrypt-secrets.ts';
import { IMAGE_FILE } from '../catalogue/images/image-store.ts';
import { undoUnfinishedImports } from '../catalogue/import/journal.ts';
import { assertKnownSchema, migrate, SCHEMA_VERSION } from '../catalogue/migrations.ts';
import { reindexOutdated } from '../catalogue/reindex.ts';
import { StartupError } from '../errors.ts';
import { readSettings, restoredSettings } from '../publishing/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { type BackupHeader, collectionOf, HEADER_ENTRY, readHeader, UPLOADS_FOLDER } from './archive.ts';
import { readArchive } from './read-archive.ts';
import type { Shop } from './shop.ts';
import { dropStaged, finishSwap, isStaged, stagedIn, swapStaged } from './staging.ts';
import type { TarFile } from './tar.ts';

/** Of a collection that servers fill in an empty shop too: what counts as the operator's, or nothing of it. */
const OPERATORS_PART: Record<string, Filter<Document> | null> = {
  shop: null,
  creations: null,
  heartbeats: null,
  storefront: { _id: 'content' as never },
};
const NOT_EMPTY =
  'The shop is not empty: all of it would be replaced by the backup. Say that you mean it: npm run restore -- FILE --replace';
const WEBHOOK_PAUSED =
  'The webhook is paused: resume it in the admin, under Storefront, if this shop is to go on with it.';
const NO_KEY =
  'The backup was made with another key: put its secrets.key into DATA_DIR, or set SECRETS_KEY. Otherwise second factors are set up anew (recovery codes are taken), and the webhook too.';
/** Numbers keep their types: a double is not an integer, though both are numbers in JavaScript. */
const AS_STORED = { promoteValues: false, promoteLongs: false, bsonRegExp: true };

interface Restored {
  header: BackupHeader;
  documents: number;
  images: number;
  /** What the operator has to do, in sentences. */
  notes: string[];
}

interface RestoreOptions {
  /** Whether a shop that is not empty is replaced. */
  isReplacing: boolean;
  log: (line: string) => void;
}

/**
 * Puts a backup in the place of the shop: checks the whole file, writes all of it beside the shop, and swaps them by
 * renaming. Servers that run follow.
 * @throws StartupError for a file that is damaged or of a newer version, and for a shop that is not empty
 */
export async function restore(
  shop: Shop,
  path: string,
  { isReplacing, log }: RestoreOptions,
): Promise<Restored> {
  const db = shop.client.db(shop.database);
  log('Checking the backup …');
  const header = await checkArchive(path);
  if (await finishSwap(db)) log('A restore that was broken off is finished first.');
  const collections = collectionsOf(db);
  await assertKnownSchema(collections);
  if (!isReplacing && !(await isEmpty(db))) throw new StartupError(NOT_EMPTY);
  const databaseId = await readDatabaseId(collections);
  await dropStaged(db);
  try {
    log('Restoring …');
    const counts = await stageArchive(path, db, shop.imagesOf(databaseId));
    await prepareStaged(shop, collections, databaseId);
    const notes = await notesOn(shop);
    await swapStaged(db);
    return { header, ...counts, notes };
  } catch (error) {
    await dropStaged(db).catch(() => {});
    throw error;
  }
}

/** Reads everything, so that nothing is begun with a file that is damaged at its end. */
async function checkArchive(path: string): Promise<BackupHeader> {
  let header: BackupHeader | null = null;
  for await (const file of readArchive(path)) {
    if (file.name === HEADER_ENTRY) header = readHeader(file.bytes, SCHEMA_VERSION);
    else if (!isKnown(file.name)) throw new StartupError(`${path} is no backup of a shop.`);
  }
  if (!header) throw new StartupError(`${path} is no backup of a shop.`);
  return header;
}

function isKnown(name: string): boolean {
  return collectionOf(name) !== null || imageIn(name) !== null;
}

function imageIn(entry: string): string | null {
  const name = entry.startsWith(UPLOADS_FOLDER) ? entry.slice(UPLOADS_FOLDER.length) : '';
  return IMAGE_FILE.test(name) ? name : null;
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
    const filter = name in OPERATORS_PART ? OPERATORS_PART[name] : {};
    if (!filter || isStaged(name) || name.startsWith('system.')) continue;
    if (await db.collection(name).findOne(filter, { projection: { _id: 1 } })) return false;
  }
  return true;
}

async function stageArchive(path: string, db: Db, images: Storage) {
  const counts = { documents: 0, images: 0 };
  for await (const file of readArchive(path)) {
    const image = imageIn(file.name);
    // Its name comes from a hash of it: what is there already is the same, or damaged.
    if (image) await images.write(image, file.bytes);
    if (image) counts.images += 1;
    const collection = collectionOf(file.name);
    if (collection) counts.documents += await insertInto(db, collection, file);
  }
  await images.flush();
  return counts;
}

async function insertInto(db: Db, collection: string, { bytes }: TarFile): Promise<number> {
  const documents: Document[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = start + bytes.readInt32LE(start);
    documents.push(BSON.deserialize(bytes.subarray(start, end), AS_STORED));
    start = end;
  }
  await stagedIn(db).collection(collection).insertMany(documents);
  return documents.length;
}

/** Makes of the copy what this database's servers can go on with. */
async function prepareStaged(
  { client, database, encryption }: Shop,
  current: Collections,
  databaseId: string,
): Promise<void> {
  const staged = collectionsOf(stagedIn(client.db(database)));
  await createIndexes(staged);
  // The id names the folders of images and releases, which running servers hold on to.
  await staged.shop.updateOne({ _id: 'shop' }, { $set: { databaseId } }, { upsert: true });
  await undoUnfinishedImports(staged, null);
  await migrate(staged, encryption);
  await reindexOutdated(staged);
  const settings = restoredSettings(
    await readSettings(staged.settings),
    await readSettings(current.settings),
  );
  // The shop that was backed up may go on elsewhere: nobody is told of a copy of it as of that shop.
  await staged.webhooks.updateOne({ _id: 'webhook' }, { $set: { isPaused: true } });
  await staged.webhooks.deleteMany({ _id: { $ne: 'webhook' } });
  // Leases and states are those of another moment.
  await staged.settings.deleteMany({ _id: { $in: ['lease', 'status'] as never[] } });
  const { _id, ...fields } = settings;
  await staged.settings.replaceOne({ _id }, fields, { upsert: true });
}

async function notesOn({ client, database, encryption }: Shop): Promise<string[]> {
  const staged = collectionsOf(stagedIn(client.db(database)));
  const hasWebhook = (await staged.webhooks.findOne({ _id: 'webhook' })) !== null;
  return [
    ...(hasWebhook ? [WEBHOOK_PAUSED] : []),
    ...((await areSecretsReadable(staged, encryption)) ? [] : [NO_KEY]),
  ];
}
