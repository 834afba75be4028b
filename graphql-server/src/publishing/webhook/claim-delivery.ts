import { randomUUID } from 'node:crypto';
import {
  type Delivery,
  DUE_KEY,
  type WebhookAnswer,
  type WebhookCollection,
  type WebhookId,
} from './collection.ts';
import { hasArrived } from './send.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** After each attempt that failed; after the last it is given up. */
const RETRY_DELAYS_MS = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
];
/** Longer than a message takes: a server that claimed one and has not finished by then is gone. */
const CLAIM_MS = MINUTE;

interface Collections {
  webhooks: WebhookCollection;
}

/** One message of a webhook that is due, by the database's clock, for this server alone. */
export async function claimDelivery({ webhooks }: Collections, webhook: WebhookId): Promise<Delivery | null> {
  const isDue = { webhook, nextAt: { $type: 'date' as const }, $expr: { $lte: ['$nextAt', '$$NOW'] } };
  const nextAt = { $add: ['$$NOW', CLAIM_MS] };
  const change = [{ $set: { claim: randomUUID(), nextAt, attempts: { $add: ['$attempts', 1] } } }];
  const options = { sort: DUE_KEY, hint: DUE_KEY, returnDocument: 'after' } as const;
  return (await webhooks.findOneAndUpdate(isDue, change, options)) as Delivery | null;
}

/**
 * Only as long as the message is this attempt's: another server may have taken it up meanwhile.
 * @returns whether it is given up
 */
export async function noteAnswer(
  { webhooks }: Collections,
  { _id, claim, attempts }: Delivery,
  answer: WebhookAnswer,
): Promise<boolean> {
  const delay = hasArrived(answer) ? undefined : RETRY_DELAYS_MS[attempts - 1];
  const nextAt = delay === undefined ? null : { $add: ['$$NOW', delay] };
  const isGivenUp = nextAt === null && !hasArrived(answer);
  const noted = { answer: { $literal: answer }, claim: '$$REMOVE', nextAt };
  await webhooks.updateOne({ _id, ...(claim && { claim }) }, [
    { $set: { ...noted, failedAt: isGivenUp ? '$$NOW' : '$$REMOVE' } },
  ]);
  return isGivenUp;
}
