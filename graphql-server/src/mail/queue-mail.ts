import type { ClientSession } from 'mongodb';
import { ABOUT_INDEX, type MailCollections, type NewMail } from './collection.ts';

/** Queues mails in the transaction of what causes them. One whose key was queued before is queued no second time. */
export async function queueMails(
  { outbox }: MailCollections,
  session: ClientSession,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const now = new Date();
  const queued = { state: 'WAITING', queuedAt: now, triedFrom: now, attempts: 0, nextAt: now } as const;
  const writes = mails.map((mail) => ({
    updateOne: { filter: { key: mail.key }, update: { $setOnInsert: { ...mail, ...queued } }, upsert: true },
  }));
  await outbox.bulkWrite(writes, { session });
}

/** Queues one (`queueMails`). */
export function queueMail(outbox: MailCollections, session: ClientSession, mail: NewMail): Promise<void> {
  return queueMails(outbox, session, [mail]);
}

/** Deletes the mails about something, sent or not, with the files of those that were kept (`MailFolder`). */
export async function deleteMailsAbout(
  { outbox }: MailCollections,
  session: ClientSession,
  about: string,
): Promise<void> {
  await outbox.deleteMany({ about }, { session, hint: ABOUT_INDEX });
}
