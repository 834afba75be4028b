import type { Collection, Filter } from 'mongodb';
import type { Config } from '../../kernel/config.ts';
import { collection } from '../../kernel/declared-collections.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import type { SettingsCollection } from '../publishing/settings.ts';

export type WebhookEventKind = 'RELEASE' | 'PRODUCT' | 'CATEGORY' | 'STOCK' | 'ORDER';

/** An event for webhooks: ids, numbers and amounts, without personal data. */
export interface WebhookEvent {
  kind: Exclude<WebhookEventKind, 'RELEASE'>;
  /** The event's type, such as `product.updated`. */
  type: string;
  data: object;
}

/** `webhook` is the id of the webhook that `setWebhook` sets. Earlier versions had only this one. */
export type WebhookId = 'webhook' | `webhook-${string}`;

/** The settings of a webhook. */
export interface WebhookSettings {
  _id: WebhookId;
  url: string;
  /** Encrypted. */
  secret: string;
  /**
   * Whether sending is paused, because an operator switched the webhook off, or because the database was
   * restored and may be a copy of the shop.
   */
  isPaused?: boolean;
  /** Whether an operator switched the webhook off. */
  isOff?: boolean;
  /** Whether the webhook is paused after days of failures. */
  isFailing?: boolean;
  /** The time of the first failure since the last success. Absent: the last message was delivered. */
  failingSince?: Date;
  /**
   * Increases with every change. Absent if an earlier version of the program last changed the webhook; it
   * then counts as 1.
   */
  version?: number;
  /** The subscribed events. Absent: releases, the only events of earlier versions. */
  events?: WebhookEventKind[];
  /** The last responses, latest last. */
  answers: WebhookAnswer[];
}

/** A message. Stored for a week, so that it can be sent again, and its event is not queued twice. */
export interface Delivery {
  /** Derived from the event and the webhook, so that queueing the same release again finds the message. */
  _id: `delivery-${string}` | `event-${string}`;
  /** The receiving webhook. */
  webhook: WebhookId;
  type: string;
  /** The number of the message's release. */
  release: number | null;
  at: Date;
  /** Set for all events except releases. */
  data?: object;
  attempts: number;
  /**
   * When the next attempt is due. During an attempt, the time when its claim expires. null: delivered or
   * given up.
   */
  nextAt: Date | null;
  /** Identifies the attempt in progress. */
  claim?: string;
  /** When sending was given up. */
  failedAt?: Date;
  /** The last response. */
  answer?: WebhookAnswer;
}

export interface WebhookAnswer {
  event: string;
  release: number | null;
  at: Date;
  /** From 1. */
  attempt: number;
  /** null: no response. `error` says why. */
  status: number | null;
  durationMs: number;
  error: string | null;
  /** The start of the response as text. null if it is not text. */
  excerpt?: string | null;
}

/** A counter of created webhooks. Concurrent creations conflict on it, so they run one after another. */
interface MadeWebhooks {
  _id: 'made';
  count: number;
}

export type StoredWebhook = WebhookSettings | Delivery | MadeWebhooks;
export type WebhookCollection = Collection<StoredWebhook>;

/** The id of the webhook that `setWebhook` sets. */
export const FIRST_WEBHOOK = 'webhook';
/** The filter for webhooks. It excludes messages, which are in the same collection with other ids. */
export const ALL_WEBHOOKS: Filter<StoredWebhook> = {
  _id: { $gte: FIRST_WEBHOOK, $lt: 'webhook-~' },
};
export const IS_DELIVERY_ID = /^(delivery-\d{1,15}(-[0-9a-f]{24})?|event-[0-9a-f]{24})$/;

/** The index for the waiting messages of a webhook. */
export const DUE_INDEX = 'dueOf';
export const DUE_KEY = { webhook: 1, nextAt: 1, _id: 1 } as const;
export const AT_INDEX = 'at';
/** The index for the messages of a webhook by time. */
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

export interface WebhookContext {
  webhooks: WebhookCollection;
  settings: SettingsCollection;
  encryption: Encryption;
  recorder: Recorder;
  config: Pick<Config, 'privateNetworks'>;
}
