import { randomUUID } from 'node:crypto';
import type { Document } from 'mongodb';
import { DUE_KEY, type Mail, type MailCollections } from './collection.ts';
import { retryDelay } from './retry-delay.ts';
import type { MailFault } from './transport.ts';

/** Longer than an attempt takes: a server that claimed a mail and has not finished by then is gone. */
const CLAIM_MS = 3 * 60_000;
/** Of what was sent, has failed or was taken back: it has personal data. */
export const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** A mail that this server alone tries to send now. */
export type ClaimedMail = Mail & { claim: string; nextAt: Date };

/** One that is due, by the database's clock. */
export async function claimMail({ outbox }: MailCollections): Promise<ClaimedMail | null> {
  const claim = randomUUID();
  const isDue = { nextAt: { $type: 'date' as const }, $expr: { $lte: ['$nextAt', '$$NOW'] } };
  const nextAt = { $add: ['$$NOW', CLAIM_MS] };
  const change = [{ $set: { claim, nextAt, attempts: { $add: ['$attempts', 1] } } }];
  const options = { sort: DUE_KEY, hint: DUE_KEY, returnDocument: 'after' } as const;
  return (await outbox.findOneAndUpdate(isDue, change, options)) as ClaimedMail | null;
}

/** Gives a mail the id by which receivers know it, the same each time it is tried. */
export async function nameMail(
  { outbox }: MailCollections,
  mail: ClaimedMail,
  domain: string,
): Promise<string> {
  if (mail.messageId !== undefined) return mail.messageId;
  const messageId = `<${randomUUID()}@${domain}>`;
  await outbox.updateOne({ _id: mail._id, claim: mail.claim }, { $set: { messageId } });
  return messageId;
}

/** What becomes of a mail that was sent, or put into a file. */
export function settled(state: 'SENT' | 'KEPT'): Document {
  const sent = { sentAt: '$$NOW', expiresAt: { $add: ['$$NOW', KEPT_MS] } };
  return { state, nextAt: null, claim: '$$REMOVE', error: '$$REMOVE', ...(state === 'SENT' && sent) };
}

/** What becomes of one that was not: it is tried again, or given up. */
export function notSent(
  { attempts, triedFrom, nextAt }: ClaimedMail,
  { message, isPermanent }: MailFault,
): Document {
  const error = { $literal: message };
  const claimedAt = nextAt.getTime() - CLAIM_MS;
  const delay = isPermanent ? null : retryDelay(attempts, claimedAt - triedFrom.getTime());
  if (delay !== null) return { error, claim: '$$REMOVE', nextAt: { $add: ['$$NOW', delay] } };
  const given = { failedAt: '$$NOW', expiresAt: { $add: ['$$NOW', KEPT_MS] } };
  return { state: 'FAILED', error, claim: '$$REMOVE', nextAt: null, ...given };
}

/**
 * Notes what became of an attempt, unless another server has claimed the mail meanwhile.
 * @returns false where the mail was deleted meanwhile
 */
export async function noteMail(
  { outbox }: MailCollections,
  mail: ClaimedMail,
  change: Document,
): Promise<boolean> {
  const own = { _id: mail._id, claim: mail.claim };
  const { matchedCount } = await outbox.updateOne(own, [{ $set: change }]);
  return matchedCount > 0 || (await outbox.findOne({ _id: mail._id }, { projection: { _id: 1 } })) !== null;
}
