import type { ObjectId } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { deleteMailsAbout, mailIdsAbout, queueMails } from '../mail/queue-mail.ts';
import type { NewsletterContext } from './collection.ts';

const PURPOSES = { confirm: 'newsletter confirmation', leave: 'newsletter end' } as const;

type Purpose = keyof typeof PURPOSES;

/** The token of a subscriber's link. It becomes invalid when they unsubscribe, because a new sign-up has another id. */
export function linkToken(encryption: Encryption, purpose: Purpose, id: ObjectId): string {
  return encryption.encrypt(id.toHexString(), PURPOSES[purpose]);
}

/** @returns null for a token of another purpose or shop */
function readToken(encryption: Encryption, purpose: Purpose, token: string): ObjectId | null {
  return parseObjectId(encryption.decrypt(token, PURPOSES[purpose]) ?? '');
}

/** Confirms an address by the link in the confirmation email. Repeating it changes nothing. @returns false for an invalid link */
export async function confirmSubscriber(context: NewsletterContext, token: string): Promise<boolean> {
  context.addressLimits.take('leave', context);
  const { encryption, subscribers } = context;
  const _id = readToken(encryption, 'confirm', token);
  if (!_id) return false;
  return context.recorder.transact(async (session) => {
    const now = new Date();
    const confirmed = await subscribers.findOneAndUpdate(
      { _id, state: 'PENDING', expiresAt: { $gt: now } },
      { $set: { state: 'SUBSCRIBED', confirmedAt: now }, $unset: { expiresAt: true } },
      { session, returnDocument: 'after' },
    );
    if (!confirmed) {
      const options = { session, projection: { _id: 1 }, hint: '_id_' };
      return (await subscribers.findOne({ _id, state: 'SUBSCRIBED' }, options)) !== null;
    }
    const id = _id.toHexString();
    await queueMails(context, session, [
      {
        ...{ kind: 'newsletter-welcome', key: `newsletter-welcome ${id}`, about: id, to: confirmed.email },
        data: { leave: linkToken(encryption, 'leave', _id) },
      },
    ]);
    return true;
  });
}

/** Deletes a subscriber by the link in an email. Repeating it changes nothing. @returns false for a link of another shop */
export async function leaveNewsletter(context: NewsletterContext, token: string): Promise<boolean> {
  context.addressLimits.take('leave', context);
  const _id = readToken(context.encryption, 'leave', token);
  if (!_id) return false;
  await removeSubscribers(context, [_id]);
  return true;
}

/** Deletes subscribers with the emails about them. @returns the number of deleted subscribers */
export async function removeSubscribers(
  context: Pick<NewsletterContext, 'subscribers' | 'outbox' | 'mail' | 'recorder'>,
  ids: readonly ObjectId[],
): Promise<number> {
  const abouts = ids.map((id) => id.toHexString());
  const mails = (await Promise.all(abouts.map((about) => mailIdsAbout(context, about)))).flat();
  const count = await context.recorder.transact(async (session) => {
    for (const about of abouts) await deleteMailsAbout(context, session, about);
    const { deletedCount } = await context.subscribers.deleteMany({ _id: { $in: [...ids] } }, { session });
    return deletedCount;
  });
  await context.mail.removeFiles(mails);
  return count;
}
