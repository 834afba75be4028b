import type { Db } from 'mongodb';
import { UNDO_WANTED_INDEX } from '../../kernel/history/entry.ts';
import type { Say } from '../../kernel/log.ts';
import { undoUnfinishedImports } from '../../modules/catalogue/import/journal.ts';
import { reindexOutdated } from '../../modules/catalogue/reindex.ts';
import { keepWaitingMails } from '../../modules/mail/waiting-mails.ts';
import { renewTimeToPay } from '../../modules/orders/order-dates.ts';
import { RELEASED_KINDS, versionsOf } from '../../modules/publishing/released/collections.ts';
import { readSettings, restoredSettings } from '../../modules/publishing/settings.ts';
import { ALL_WEBHOOKS } from '../../modules/webhooks/collection.ts';
import { appTexts } from '../messages.ts';
import { type Collections, collectionsOf, createIndexes } from '../shop/collections.ts';
import { migrate } from '../shop/migrations.ts';
import { isBackedUp } from './archive.ts';
import type { Shop } from './shop.ts';
import { stagedIn } from './staging.ts';

/** Replaces server-specific data in the staged copy with that of this database. @returns the number of unpaid orders */
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
  // The storefront does not change until the restored shop is published.
  for (const kind of RELEASED_KINDS) await versionsOf(kind, staged).drop();
  // Keep the id: it is part of the names of the image and release folders that running servers use.
  await staged.shop.updateOne({ _id: 'shop' }, { $set: { databaseId, schemaVersion } }, { upsert: true });
  // Operators decide whether to continue an undo that was running at the time of the backup.
  await staged.history.updateMany(
    { 'group.undoing.isWanted': true },
    { $set: { 'group.undoing.stopped': appTexts.restored }, $unset: { 'group.undoing.isWanted': '' } },
    { hint: UNDO_WANTED_INDEX },
  );
  // These documents describe the servers and releases of the original shop.
  await staged.settings.deleteMany({ _id: { $in: ['lease', 'status', 'shown'] as never[] } });
  await migrate(staged, encryption, log);
  // No flags are given here: the next start of a server computes them.
  await undoUnfinishedImports({ ...staged, productFlags: [] }, null);
  await reindexOutdated(staged, null);
  const settings = restoredSettings(
    await readSettings(staged.settings),
    await readSettings(current.settings),
  );
  // The original shop may still be running: a copy must not send webhooks in its name.
  await staged.webhooks.updateMany(ALL_WEBHOOKS, { $set: { isPaused: true } });
  await staged.webhooks.deleteMany({ $nor: [ALL_WEBHOOKS] });
  await keepWaitingMails(staged);
  const unpaid = await renewTimeToPay(staged);
  const { _id, ...fields } = settings;
  await staged.settings.replaceOne({ _id }, fields, { upsert: true });
  await stageEmpty(db, prefix);
  return unpaid;
}

/** Collections missing from the backup must be empty after the restore. */
async function stageEmpty(db: Db, prefix: string): Promise<void> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = new Set(found.map(({ name }) => name));
  for (const name of names) {
    if (isBackedUp(name) && !names.has(prefix + name)) await db.createCollection(prefix + name);
  }
}
