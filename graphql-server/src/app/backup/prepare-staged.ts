import type { Db } from 'mongodb';
import { UNDO_WANTED_INDEX } from '../../kernel/history/entry.ts';
import type { Say } from '../../kernel/log.ts';
import { undoUnfinishedImports } from '../../modules/catalogue/import/journal.ts';
import { reindexOutdated } from '../../modules/catalogue/reindex.ts';
import { keepWaitingMails } from '../../modules/mail/waiting-mails.ts';
import { renewTimeToPay } from '../../modules/orders/order-dates.ts';
import { RELEASED_KINDS, versionsOf } from '../../modules/publishing/released/collections.ts';
import { readSettings, restoredSettings } from '../../modules/publishing/settings.ts';
import { ALL_WEBHOOKS } from '../../modules/publishing/webhook/collection.ts';
import { type Collections, collectionsOf, createIndexes } from '../shop/collections.ts';
import { migrate } from '../shop/migrations.ts';
import { isBackedUp } from './archive.ts';
import type { Shop } from './shop.ts';
import { stagedIn } from './staging.ts';

const RESTORED = 'The shop was restored from a backup.';

/** Makes of the staged copy what this database's servers can go on with. @returns how many orders wait for their payment */
export async function prepareStaged(
  { client, database, encryption }: Shop,
  prefix: string,
  current: Collections,
  { databaseId, schemaVersion }: { databaseId: string; schemaVersion: number },
  log: Say,
): Promise<number> {
  const db = client.db(database);
  const staged = collectionsOf(stagedIn(db, prefix));
  await createIndexes(staged);
  // The storefront stays as it is until what is restored is published.
  for (const kind of RELEASED_KINDS) await versionsOf(kind, staged).drop();
  // The id names the folders of images and releases, which running servers hold on to.
  await staged.shop.updateOne({ _id: 'shop' }, { $set: { databaseId, schemaVersion } }, { upsert: true });
  // Operators decide whether an undo that was running when the backup was made continues.
  await staged.history.updateMany(
    { 'group.undoing.isWanted': true },
    { $set: { 'group.undoing.stopped': RESTORED }, $unset: { 'group.undoing.isWanted': '' } },
    { hint: UNDO_WANTED_INDEX },
  );
  // These describe the servers of the shop that was backed up, and what it showed.
  await staged.settings.deleteMany({ _id: { $in: ['lease', 'status', 'shown'] as never[] } });
  await migrate(staged, encryption, log);
  await undoUnfinishedImports(staged, null);
  await reindexOutdated(staged);
  const settings = restoredSettings(
    await readSettings(staged.settings),
    await readSettings(current.settings),
  );
  // The shop that was backed up may still run elsewhere: a copy must not send webhooks in its name.
  await staged.webhooks.updateMany(ALL_WEBHOOKS, { $set: { isPaused: true } });
  await staged.webhooks.deleteMany({ $nor: [ALL_WEBHOOKS] });
  await keepWaitingMails(staged);
  const unpaid = await renewTimeToPay(staged);
  const { _id, ...fields } = settings;
  await staged.settings.replaceOne({ _id }, fields, { upsert: true });
  await stageEmpty(db, prefix);
  return unpaid;
}

/** What the backup has nothing of is not to stay either. */
async function stageEmpty(db: Db, prefix: string): Promise<void> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = new Set(found.map(({ name }) => name));
  for (const name of names) {
    if (isBackedUp(name) && !names.has(prefix + name)) await db.createCollection(prefix + name);
  }
}
