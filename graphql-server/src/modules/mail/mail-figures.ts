import { type MailCollections, STATE_INDEX } from './collection.ts';

const RECENTLY_MS = 24 * 60 * 60 * 1000;

/** How many mails wait to be sent. */
export function countWaitingMails({ outbox }: MailCollections): Promise<number> {
  return outbox.countDocuments({ state: 'WAITING' }, { hint: STATE_INDEX });
}

/** How many were given up within a day. */
export function countFailedMails({ outbox }: MailCollections): Promise<number> {
  const failedAt = { $gte: new Date(Date.now() - RECENTLY_MS) };
  return outbox.countDocuments({ state: 'FAILED', failedAt }, { hint: STATE_INDEX });
}
