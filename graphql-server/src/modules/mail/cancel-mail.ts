import { UserError } from '../../kernel/errors.ts';
import { KEPT_MS } from './claim-mail.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import { findMail } from './list-mails.ts';

const CANCELABLE = ['WAITING', 'FAILED'] as const;

/**
 * Takes back a mail that waits, or lays aside one that failed. One that was taken back already stays so.
 * @throws UserError for an unknown id, for one that is being sent, and for one that is out
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
    now.claim === undefined
      ? 'This mail does not wait any more: it cannot be taken back.'
      : 'This mail is just being sent.',
  );
}
