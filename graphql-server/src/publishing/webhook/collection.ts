import type { Collection } from 'mongodb';

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

/** Whom the shop tells. */
export interface WebhookSettings {
  _id: 'webhook';
  url: string;
  /** Encrypted. */
  secret: string;
  /** Since a backup was restored nothing is sent: this may be a copy of the shop, in another place. */
  isPaused?: boolean;
  /** What it is told of; of one that was set before there was more, releases. */
  events?: WebhookEventKind[];
  /** The latest last. */
  answers: WebhookAnswer[];
}

/** A message. It stays for a week, so that its event is not taken up again, and can be sent again. */
export interface Delivery {
  /** By its event: a server that takes a release up a second time finds it there. */
  _id: `delivery-${number}` | `event-${string}`;
  type: string;
  /** Of the release that it tells of. */
  release: number | null;
  at: Date;
  /** Of all but releases. */
  data?: object;
  attempts: number;
  /** null: it has arrived, or was given up. */
  nextAt: Date | null;
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
}

export type WebhookCollection = Collection<WebhookSettings | Delivery>;

export const DUE_INDEX = 'due';
export const DUE_KEY = { nextAt: 1, _id: 1 } as const;
export const AT_INDEX = 'at';
