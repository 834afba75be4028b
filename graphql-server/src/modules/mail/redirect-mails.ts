import type { ClientSession, UpdateFilter } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { KEPT_MS } from './claim-mail.ts';
import { ABOUT_INDEX, type Mail, type MailCollections, type NewMail } from './collection.ts';
import type { MailedOrder } from './kinds.ts';
import { mailMessages, mailTexts } from './messages.ts';

/** The order link in its emails. */
export type MailedLink = Pick<MailedOrder, 'token' | 'isReadOnly'>;

/**
 * Redirects waiting emails about an order to another address with another link, in the caller's transaction. Skips emails that are
 * being sent. Cancels emails whose only purpose was the former link.
 */
export async function redirectMails(
  { outbox }: MailCollections,
  session: ClientSession,
  { about, to, link }: { about: string; to: string; link: MailedLink },
): Promise<void> {
  const isWaiting = {
    about,
    state: 'WAITING',
    claim: { $exists: false },
    to: { $ne: to },
    // New-order emails go to the shop.
    kind: { $ne: 'new-order' },
  } as const;
  const options = { session, hint: ABOUT_INDEX };
  await outbox.updateMany(
    { ...isWaiting, kind: 'order-link' },
    { $set: { ...canceled(), error: mailTexts.linkReplaced } },
    options,
  );
  const readOnly = link.isReadOnly
    ? { $set: { 'data.isReadOnly': true } }
    : { $unset: { 'data.isReadOnly': true } };
  const change = { ...readOnly, $set: { ...readOnly.$set, to, 'data.token': link.token } };
  await outbox.updateMany(isWaiting, change as UpdateFilter<Mail>, options);
}

/**
 * Copies an email to queue it again. Cancels a failed original, which the copy replaces.
 * @throws UserError if there is no email with this id about this subject
 */
export async function copyOfMail(
  { outbox }: MailCollections,
  session: ClientSession,
  { about, mailId }: { about: string; mailId: string },
): Promise<NewMail> {
  const _id = parseObjectId(mailId);
  const mail = _id && (await outbox.findOne({ _id, about }, { session }));
  if (!mail) throw new UserError('NOT_FOUND', mailMessages.notFound);
  await outbox.updateOne({ _id, state: 'FAILED' }, { $set: canceled() }, { session });
  const { kind, data, to, key } = mail;
  return { kind, data, to, key, about } as NewMail;
}

function canceled(): Pick<Mail, 'state' | 'nextAt' | 'expiresAt'> {
  return { state: 'CANCELED', nextAt: null, expiresAt: new Date(Date.now() + KEPT_MS) };
}
