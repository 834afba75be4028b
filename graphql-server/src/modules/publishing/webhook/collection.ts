import type { Collection, Filter } from 'mongodb';
import { collection } from '../../../kernel/declared-collections.ts';

/** A decision of what is to be shown: a release that was made, a former one, or the sample. */
export interface ShownEvent {
  /** That of the settings, which no other event has. */
  revision: number;
  type: 'release.published' | 'release.restored' | 'sample.shown';
  release: number | null;
  at: Date;
}

/** What a webhook can be told of. */
export type WebhookEventKind = 'RELEASE' | 'PRODUCT' | 'CATEGORY' | 'STOCK' | 'ORDER';

/** Something that happened, as the webhook is told of it: ids, numbers and amounts, and nothing of a person. */
export interface WebhookEvent {
  kind: Exclude<WebhookEventKind, 'RELEASE'>;
  /** Such as `product.updated`. */
  type: string;
  data: object;
}

/** `webhook`: the one that `setWebhook` sets, from when there was but one. */
export type WebhookId = 'webhook' | `webhook-${string}`;

/** Whom the shop tells. */
export interface WebhookSettings {
  _id: WebhookId;
  url: string;
  /** Encrypted. */
  secret: string;
  /** Nothing is sent: since a backup was restored, as this may be a copy of the shop in another place, or as it was switched off. */
  isPaused?: boolean;
  /** It was switched off. */
  isOff?: boolean;
  /** It was paused as it took nothing for days. */
  isFailing?: boolean;
  /** Since then nothing was taken; none: what was sent last was. */
  failingSince?: Date;
  /** Of one that was never changed since there were several, 1. */
  version?: number;
  /** What it is told of; of one that was set before there was more, releases. */
  events?: WebhookEventKind[];
  /** The latest last. */
  answers: WebhookAnswer[];
}

/** A message. It stays for a week, so that its event is not taken up again, and can be sent again. */
export interface Delivery {
  /** By its event and webhook: a server that takes a release up a second time finds it there. */
  _id: `delivery-${string}` | `event-${string}`;
  /** Whom it is for. */
  webhook: WebhookId;
  type: string;
  /** Of the release that it tells of. */
  release: number | null;
  at: Date;
  /** Of all but releases. */
  data?: object;
  attempts: number;
  /** When it is sent; while it is being sent, when its server is taken for gone. null: it has arrived, or was given up. */
  nextAt: Date | null;
  /** Of the attempt that is under way. */
  claim?: string;
  /** When it was given up. */
  failedAt?: Date;
  /** The last one. */
  answer?: WebhookAnswer;
}

export interface WebhookAnswer {
  event: string;
  release: number | null;
  at: Date;
  /** Counted from 1. */
  attempt: number;
  /** null where there was no answer; `error` says why. */
  status: number | null;
  durationMs: number;
  error: string | null;
  /** How the answer begins, as text; null where it is none. */
  excerpt?: string | null;
}

/** How many were ever made: of two that are made at once, one waits for the other, and counts it. */
interface MadeWebhooks {
  _id: 'made';
  count: number;
}

export type StoredWebhook = WebhookSettings | Delivery | MadeWebhooks;
export type WebhookCollection = Collection<StoredWebhook>;

/** Of the one that is set by `setWebhook`. */
export const FIRST_WEBHOOK = 'webhook';
/** Their messages lie beside them, by other ids. */
export const ALL_WEBHOOKS: Filter<StoredWebhook> = {
  _id: { $gte: FIRST_WEBHOOK, $lt: 'webhook-~' },
};
export const IS_DELIVERY_ID = /^(delivery-\d{1,15}(-[0-9a-f]{24})?|event-[0-9a-f]{24})$/;

/** Of those that wait for a webhook. */
export const DUE_INDEX = 'dueOf';
export const DUE_KEY = { webhook: 1, nextAt: 1, _id: 1 } as const;
export const AT_INDEX = 'at';
/** Of the messages of a webhook. */
export const AT_OF_INDEX = 'atOf';
export const FAILED_INDEX = 'failed';

export const WEBHOOK_COLLECTIONS = {
  webhooks: collection<StoredWebhook>({
    name: 'webhooks',
    indexes: [
      { key: DUE_KEY, name: DUE_INDEX, partialFilterExpression: { nextAt: { $type: 'date' } } },
      { key: { at: 1, _id: 1 }, name: AT_INDEX, sparse: true },
      { key: { webhook: 1, at: 1, _id: 1 }, name: AT_OF_INDEX },
      { key: { failedAt: 1 }, name: FAILED_INDEX, sparse: true },
    ],
  }),
};
