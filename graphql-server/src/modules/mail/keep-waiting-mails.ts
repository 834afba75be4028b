import { type MailCollections, STATE_INDEX } from './collection.ts';

const OF_A_BACKUP =
  'It waited when the backup was made, and may have been sent since: send it if it was not.';

/** In a copy of the shop: nothing that may have been sent from elsewhere is sent by itself. */
export async function keepWaitingMails({ outbox }: MailCollections): Promise<void> {
  const change = {
    $set: { state: 'KEPT' as const, nextAt: null, error: OF_A_BACKUP },
    $unset: { claim: '' as const },
  };
  await outbox.updateMany({ state: 'WAITING' }, change, { hint: STATE_INDEX });
}
