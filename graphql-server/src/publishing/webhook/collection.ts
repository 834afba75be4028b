import type { Collection } from 'mongodb';

/** A decision of what is to be shown: a release that was made, a former one, or the sample. */
export interface ShownEvent {
  /** That of the settings, which no other event has. */
  revision: number;
  type: 'release.published' | 'release.restored' | 'sample.shown';
  release: number | null;
  at: Date;
}

/** Whom the shop tells. */
export interface WebhookSettings {
  _id: 'webhook';
  url: string;
  /** Encrypted. */
  secret: string;
  /** Since a backup was restored nothing is sent: this may be a copy of the shop, in another place. */
  isPaused?: boolean;
  /** The latest last. */
  answers: WebhookAnswer[];
}

/** A message. It stays for two days, so that its event is not taken up again. */
export interface Delivery extends Omit<ShownEvent, 'revision'> {
  /** By its event: a server that takes it up a second time finds it there. */
  _id: `delivery-${number}`;
  attempts: number;
  /** null: it has arrived, or was given up. */
  nextAt: Date | null;
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
