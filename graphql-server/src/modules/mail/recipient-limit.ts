import type { ClientSession } from 'mongodb';
import { type MailCollections, type NewMail, RECIPIENT_INDEX } from './collection.ts';
import { mailTexts } from './messages.ts';

const HOUR_MS = 60 * 60_000;
/** The maximum number of emails per hour that shoppers' actions may send to an unverified mailbox. */
const MAX_TO_STRANGER = 6;
/** The limit for a mailbox with a paid or shipped order. It is higher because families order repeatedly. */
const MAX_TO_CUSTOMER = 30;
const GMAIL = /^@(gmail|googlemail)\.com$/;

export const HELD_BACK = mailTexts.heldBack;

/**
 * Reduces an email address to its mailbox: in lower case, without `+something`, and without dots that the
 * provider ignores.
 */
export function recipientOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).toLowerCase().replace(/\+.*/, '');
  const host = email.slice(at).toLowerCase();
  return GMAIL.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : local + host;
}

/**
 * Finds the emails that exceed the limit of their mailbox, so that strangers cannot flood it through the shop. Emails without
 * `recipient` have no limit.
 * @param isCustomer returns whether a mailbox has a paid or shipped order; called only if necessary
 * @returns the keys of emails to hold back
 */
export async function findHeldBack(
  { outbox }: MailCollections,
  session: ClientSession,
  mails: readonly NewMail[],
  isCustomer: (recipient: string, email: string) => Promise<boolean>,
): Promise<Set<string>> {
  const held = new Set<string>();
  const groups = Map.groupBy(
    mails.filter(({ recipient }) => recipient !== undefined),
    ({ recipient = '' }) => recipient,
  );
  if (groups.size === 0) return held;
  const counts = await countSent({ outbox }, session, [...groups.keys()]);
  for (const [recipient, group] of groups) {
    const sent = counts.get(recipient) ?? 0;
    if (sent + group.length <= MAX_TO_STRANGER) continue;
    const most = (await isCustomer(recipient, group[0]?.to ?? '')) ? MAX_TO_CUSTOMER : MAX_TO_STRANGER;
    for (const { key } of group.slice(Math.max(0, most - sent))) held.add(key);
  }
  return held;
}

/** @returns the number of emails of the last hour for each recipient, using only the index */
async function countSent(
  { outbox }: MailCollections,
  session: ClientSession,
  recipients: readonly string[],
): Promise<Map<string, number>> {
  const since = { recipient: { $in: recipients }, queuedAt: { $gt: new Date(Date.now() - HOUR_MS) } };
  const counts = outbox.aggregate<{ _id: string; count: number }>(
    [{ $match: since }, { $group: { _id: '$recipient', count: { $sum: 1 } } }],
    { session, hint: RECIPIENT_INDEX },
  );
  return new Map((await counts.toArray()).map(({ _id, count }) => [_id, count]));
}
