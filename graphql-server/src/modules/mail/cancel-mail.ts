import { UserError } from '../../kernel/errors.ts';
import { KEPT_MS } from './claim-mail.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import { findMail } from './list-mails.ts';
import { mailMessages } from './messages.ts';

const CANCELABLE = ['WAITING', 'FAILED'] as const;

/**
 * Cancels a waiting email, or dismisses a failed one. A canceled email stays canceled.
 * @throws UserError for an unknown id, and for an email that is being sent or has been sent
 */
export async function cancelMail(context: MailContext, id: string): Promise<Mail> {
  const { _id } = await findMail(context, id);
  const isIdle = { _id, state: { $in: [...CANCELABLE] }, claim: { $exists: false } };
  const expiresAt = { $add: ['$$NOW', KEPT_MS] };
  const canceled = { state: 'CANCELED', nextAt: null, expiresAt };
  const mail = await context.outbox.findOneAndUpdate(isIdle, [{ $set: canceled }], {
    hint: { _id: 1 },
    returnDocument: 'after',
  });
  if (mail) return mail;
  const now = await findMail(context, id);
  if (now.state === 'CANCELED') return now;
  throw new UserError(
    'CONFLICT',
    now.claim === undefined ? mailMessages.noLongerWaiting : mailMessages.beingSent,
  );
}
