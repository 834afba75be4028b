import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '@mela/rules/address-checks.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { KEPT_MS } from './claim-mail.ts';
import { ABOUT_INDEX, type Mail, type MailCollections, type NewMail } from './collection.ts';
import type { MailContext } from './context.ts';
import { mailMessages } from './messages.ts';
import { HELD_BACK } from './recipient-limit.ts';

/**
 * Queues emails in the transaction of their cause. Skips a key that was queued before.
 * @param held the keys of emails that only an operator may send
 */
export async function queueMails(
  { outbox }: MailCollections,
  session: ClientSession,
  mails: readonly NewMail[],
  held: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (mails.length === 0) return;
  const now = new Date();
  const queued = { state: 'WAITING', queuedAt: now, triedFrom: now, attempts: 0, nextAt: now } as const;
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const heldBack = { ...queued, state: 'CANCELED', nextAt: null, error: HELD_BACK, expiresAt } as const;
  const writes = mails.map((mail) => ({
    updateOne: {
      filter: { key: mail.key },
      update: { $setOnInsert: { ...mail, ...(held.has(mail.key) ? heldBack : queued) } },
      upsert: true,
    },
  }));
  await outbox.bulkWrite(writes, { session });
}

/** Queues a single email. */
export function queueMail(outbox: MailCollections, session: ClientSession, mail: NewMail): Promise<void> {
  return queueMails(outbox, session, [mail]);
}

/** The ids of the emails about a subject, to find their files. */
export async function mailIdsAbout({ outbox }: MailCollections, about: string): Promise<ObjectId[]> {
  const found = await outbox.find({ about }, { projection: { _id: 1 }, hint: ABOUT_INDEX }).toArray();
  return found.map(({ _id }) => _id);
}

/** Deletes the emails about a subject, sent or not. Delete their files after the commit (`MailSender.removeFiles`). */
export async function deleteMailsAbout(
  { outbox }: MailCollections,
  session: ClientSession,
  about: string,
): Promise<void> {
  await outbox.deleteMany({ about }, { session, hint: ABOUT_INDEX });
}

/**
 * Queues a test message. The sender sends it like any other email.
 * @throws UserError for an invalid address
 */
export async function sendTestMail(context: MailContext, to: string): Promise<Mail> {
  assertValid(isEmailAddress(to) ? {} : { to: mailMessages.invalidEmail });
  const { outbox } = context;
  const key = `test ${randomUUID()}`;
  await inTransaction(outbox.db.client, (session) =>
    queueMail(context, session, { kind: 'test-message', to, key, about: 'test', data: {} }),
  );
  const mail = await outbox.findOne({ key }, { hint: 'key' });
  if (!mail) throw new UserError('NOT_FOUND', mailMessages.messageDeleted);
  return mail;
}
