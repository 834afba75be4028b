import { randomUUID } from 'node:crypto';
import type { Collection, Document } from 'mongodb';
import { type Claimed, claimDue } from '../../kernel/outbox.ts';
import { DUE_KEY, type Mail, type MailCollections } from './collection.ts';
import type { MailFault } from './transport.ts';

/**
 * How long a claim is valid, which is longer than an attempt takes. After that, the claiming server counts as
 * dead.
 */
const CLAIM_MS = 3 * 60_000;
/** How long sent, failed and canceled emails are kept. They contain personal data. */
export const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** An email that only this server may send now. */
export type ClaimedMail = Claimed<Mail> & { messageId: string };

/**
 * Claims the next email. The first claim gives it its Message-ID, which stays the same for all attempts.
 * @param origin the shop's address, whose host is part of the Message-ID
 */
export function claimMail({ outbox }: MailCollections, origin: string): Promise<ClaimedMail | null> {
  const messageId = { $ifNull: ['$messageId', { $literal: messageIdAt(origin, randomUUID()) }] };
  const due = { key: DUE_KEY, claimMs: CLAIM_MS, longestWaitMs: LONGEST_RETRY_MS, fields: { messageId } };
  return claimDue<ClaimedMail>(outbox as unknown as Collection<Document>, {}, due);
}

export function messageIdAt(origin: string, id: string): string {
  return `<${id}@${URL.parse(origin)?.hostname ?? 'localhost'}>`;
}

/** The update for an email that was sent, or written to a file. */
export function settled(state: 'SENT' | 'KEPT'): Document {
  const sent = { sentAt: '$$NOW', expiresAt: { $add: ['$$NOW', KEPT_MS] } };
  return { state, nextAt: null, error: '$$REMOVE', ...(state === 'SENT' && sent) };
}

/** The update after a failed attempt: retry later, or give up. */
export function notSent(
  { attempts, triedFrom, nextAt }: ClaimedMail,
  { message, isPermanent }: MailFault,
): Document {
  const error = { $literal: message };
  const claimedAt = nextAt.getTime() - CLAIM_MS;
  const delay = isPermanent ? null : retryDelay(attempts, claimedAt - triedFrom.getTime());
  if (delay !== null) return { error, nextAt: { $add: ['$$NOW', delay] } };
  const given = { failedAt: '$$NOW', expiresAt: { $add: ['$$NOW', KEPT_MS] } };
  return { state: 'FAILED', error, nextAt: null, ...given };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The delays after the first failed attempts. The last delay repeats. */
const DELAYS_MS = [
  ...[MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS],
];
const LONGEST_RETRY_MS = 6 * HOUR_MS;
const GIVEN_UP_AFTER_MS = 72 * HOUR_MS;

/**
 * The delay after a failed attempt.
 * @param attempts the number of attempts so far
 * @param triedForMs the time since the first attempt
 * @returns null to give up
 */
export function retryDelay(attempts: number, triedForMs: number): number | null {
  const delay = DELAYS_MS[attempts - 1] ?? LONGEST_RETRY_MS;
  return triedForMs + delay > GIVEN_UP_AFTER_MS ? null : delay;
}
