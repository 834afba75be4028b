import { type MailCollections, STATE_INDEX } from './collection.ts';
import { mailTexts } from './messages.ts';

const RECENTLY_MS = 24 * 60 * 60 * 1000;

/** The number of waiting emails. */
export function countWaitingMails({ outbox }: MailCollections): Promise<number> {
  return outbox.countDocuments({ state: 'WAITING' }, { hint: STATE_INDEX });
}

/** The number of emails that failed permanently during the last day. */
export function countFailedMails({ outbox }: MailCollections): Promise<number> {
  const failedAt = { $gte: new Date(Date.now() - RECENTLY_MS) };
  return outbox.countDocuments({ state: 'FAILED', failedAt }, { hint: STATE_INDEX });
}

/** In a restored shop: marks waiting emails as KEPT instead of sending them, because the original shop may have sent them. */
export async function keepWaitingMails({ outbox }: MailCollections): Promise<void> {
  const change = {
    $set: { state: 'KEPT' as const, nextAt: null, error: mailTexts.ofBackup },
    $unset: { claim: '' as const },
  };
  await outbox.updateMany({ state: 'WAITING' }, change, { hint: STATE_INDEX });
}
