import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '@mela/rules/address-checks.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import { mailMessages } from './messages.ts';
import { queueMail } from './queue-mail.ts';

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
