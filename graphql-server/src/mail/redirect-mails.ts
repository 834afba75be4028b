import type { ClientSession } from 'mongodb';
import { UserError } from '../errors.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import { KEPT_MS } from './claim-mail.ts';
import { ABOUT_INDEX, type MailCollections, type NewMail } from './collection.ts';

/** Sends mails that wait, and are not being sent at this moment, to another address, in the caller's transaction. */
export async function redirectMails(
  { outbox }: MailCollections,
  session: ClientSession,
  { about, to }: { about: string; to: string },
): Promise<void> {
  const isWaiting = { about, state: 'WAITING', claim: { $exists: false }, to: { $ne: to } } as const;
  await outbox.updateMany(isWaiting, { $set: { to } }, { session, hint: ABOUT_INDEX });
}

/**
 * A mail as it can be queued again. One that failed is canceled, as its copy takes its place.
 * @throws UserError where there is none of this id about this
 */
export async function copyOfMail(
  { outbox }: MailCollections,
  session: ClientSession,
  { about, mailId }: { about: string; mailId: string },
): Promise<NewMail> {
  const _id = parseObjectId(mailId);
  const mail = _id && (await outbox.findOne({ _id, about }, { session }));
  if (!mail) throw new UserError('NOT_FOUND', 'There is no such mail.');
  const canceled = { state: 'CANCELED', nextAt: null, expiresAt: new Date(Date.now() + KEPT_MS) } as const;
  await outbox.updateOne({ _id, state: 'FAILED' }, { $set: canceled }, { session });
  const { kind, data, to, key } = mail;
  return { kind, data, to, key, about } as NewMail;
}
