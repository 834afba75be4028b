import { UserError } from '../errors.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import { findMail } from './list-mails.ts';

/**
 * Lets a mail be sent once more, or at last, from now on. One that waits is tried at once.
 * @throws UserError for an unknown id, for one that is not valid any more, and for one that is being sent
 */
export async function sendMailAgain(context: MailContext, id: string): Promise<Mail> {
  const { _id, validUntil, state } = await findMail(context, id);
  if (validUntil && validUntil < new Date()) {
    throw new UserError('CONFLICT', 'What this mail leads to is not valid any more: make a new one.');
  }
  const queued = { state: 'WAITING', attempts: 0, triedFrom: '$$NOW', nextAt: '$$NOW' };
  // A mail that was sent is another one then: receivers would take it for what they have.
  const none = { sentAt: '$$REMOVE', failedAt: '$$REMOVE', expiresAt: '$$REMOVE', error: '$$REMOVE' };
  const change = [{ $set: { ...queued, ...none, ...(state === 'SENT' && { messageId: '$$REMOVE' }) } }];
  const isIdle = { _id, state, claim: { $exists: false } };
  const mail = await context.outbox.findOneAndUpdate(isIdle, change, {
    hint: { _id: 1 },
    returnDocument: 'after',
  });
  if (!mail) throw new UserError('CONFLICT', 'This mail is just being sent.');
  return mail;
}
