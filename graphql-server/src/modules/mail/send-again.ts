import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import { findMail } from './list-mails.ts';

/**
 * Lets a mail be sent once more, or at last, from now on. One that waits is tried at once.
 * @param seen its `triedFrom` as the caller knows it: where it was sent again since, as by a second press or by a call whose
 * answer was lost, it stays as it is
 * @throws UserError for an unknown id, for one that is not valid any more, and for one that is being sent
 */
export async function sendMailAgain(context: MailContext, id: string, seen: unknown = null): Promise<Mail> {
  const known = seen === null ? null : momentOf(seen);
  const found = await findMail(context, id);
  const { _id, validUntil, state, triedFrom } = found;
  if (known && triedFrom.getTime() !== known.getTime()) return found;
  if (validUntil && validUntil < new Date()) {
    throw new UserError('CONFLICT', 'What this mail leads to is not valid any more: make a new one.');
  }
  const queued = { state: 'WAITING', attempts: 0, triedFrom: '$$NOW', nextAt: '$$NOW' };
  // A mail that was sent is another one then: receivers would take it for what they have.
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
  throw new UserError('CONFLICT', 'This mail is just being sent.');
}

/** @throws UserError */
function momentOf(said: unknown): Date {
  const moment = new Date(String(said));
  if (Number.isNaN(moment.getTime())) assertValid({ triedFrom: 'This is no moment' });
  return moment;
}
