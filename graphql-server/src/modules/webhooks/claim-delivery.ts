import type { Collection, Document } from 'mongodb';
import { type Claimed, claimDue } from '../../kernel/outbox.ts';
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
/** The delays after failed attempts. After the last one, sending is given up. */
const RETRY_DELAYS_MS = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
];
/** Longer than any attempt. If a server has not settled its claim after this time, it has stopped. */
const CLAIM_MS = MINUTE;

interface Collections {
  webhooks: WebhookCollection;
}

/** Claims the next due message of a webhook for this server. */
export function claimDelivery(
  { webhooks }: Collections,
  webhook: WebhookId,
): Promise<Claimed<Delivery> | null> {
  const due = { key: DUE_KEY, claimMs: CLAIM_MS, longestWaitMs: Math.max(...RETRY_DELAYS_MS) };
  return claimDue<Delivery>(webhooks as unknown as Collection<Document>, { webhook }, due);
}

/** The fields that an attempt changes. */
export function afterAttempt(
  { attempts }: Delivery,
  answer: WebhookAnswer,
): { fields: Document; isGivenUp: boolean } {
  const delay = hasArrived(answer) ? undefined : RETRY_DELAYS_MS[attempts - 1];
  const isGivenUp = delay === undefined && !hasArrived(answer);
  const nextAt = delay === undefined ? null : { $add: ['$$NOW', delay] };
  const failedAt = isGivenUp ? '$$NOW' : '$$REMOVE';
  return { fields: { answer: { $literal: answer }, nextAt, failedAt }, isGivenUp };
}
