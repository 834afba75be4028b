import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import { findMail } from './list-mails.ts';
import { mailMessages } from './messages.ts';

/**
 * Sends an email again, or a canceled one for the first time. A waiting email is tried at once.
 * @param seen the `triedFrom` that the caller knows. If the email was sent again since, for example by a second click or a
 * repeated call, nothing happens
 * @throws UserError for an unknown id, an expired email, and one that is being sent
 */
export async function sendMailAgain(context: MailContext, id: string, seen: unknown = null): Promise<Mail> {
  const known = seen === null ? null : momentOf(seen);
  const found = await findMail(context, id);
  const { _id, validUntil, state, triedFrom } = found;
  if (known && triedFrom.getTime() !== known.getTime()) return found;
  if (validUntil && validUntil < new Date()) {
    throw new UserError('CONFLICT', mailMessages.linkExpired);
  }
  const queued = { state: 'WAITING', attempts: 0, triedFrom: '$$NOW', nextAt: '$$NOW' };
  // A resent email gets a new `Message-ID`, because receivers would drop it as a duplicate.
  const none = { sentAt: '$$REMOVE', failedAt: '$$REMOVE', expiresAt: '$$REMOVE', error: '$$REMOVE' };
  const change = [{ $set: { ...queued, ...none, ...(state === 'SENT' && { messageId: '$$REMOVE' }) } }];
  const isIdle = { _id, state, triedFrom, claim: { $exists: false } };
  const mail = await context.outbox.findOneAndUpdate(isIdle, change, {
    hint: { _id: 1 },
    returnDocument: 'after',
  });
  if (mail) return mail;
  const now = await findMail(context, id);
  if (known && now.triedFrom.getTime() !== known.getTime()) return now;
  throw new UserError('CONFLICT', mailMessages.beingSent);
}

/** @throws UserError for a text that is not a time */
function momentOf(said: unknown): Date {
  const moment = new Date(String(said));
  if (Number.isNaN(moment.getTime())) assertValid({ triedFrom: mailMessages.invalidTime });
  return moment;
}
