import type { Encryption } from '../../kernel/encryption.ts';
import {
  DUE_INDEX,
  FIRST_WEBHOOK,
  type WebhookAnswer,
  type WebhookCollection,
  type WebhookEventKind,
  type WebhookId,
  type WebhookSettings,
} from './collection.ts';
import { readWebhooks } from './read-webhooks.ts';
import { secretOf } from './secret.ts';

export const DEFAULT_EVENTS: WebhookEventKind[] = ['RELEASE'];

/** Why the webhook sends nothing. */
type WebhookPause = 'SWITCHED_OFF' | 'RESTORED' | 'FAILING' | 'NO_KEY';

/** A webhook as in the GraphQL schema. */
export interface Webhook {
  id: WebhookId;
  version: number;
  /** null: none is set. */
  url: string | null;
  isPaused: boolean;
  pausedBecause: WebhookPause | null;
  events: WebhookEventKind[];
  waiting: number;
  /** Latest first. */
  answers: WebhookAnswer[];
}

interface Context {
  webhooks: WebhookCollection;
  encryption: Encryption;
}

/** What the API returns for a shop without webhooks. */
export const NO_WEBHOOK: Webhook = {
  id: FIRST_WEBHOOK,
  version: 0,
  url: null,
  isPaused: false,
  pausedBecause: null,
  events: [],
  waiting: 0,
  answers: [],
};

/** All webhooks, oldest first. */
export async function listWebhooks(context: Context): Promise<Webhook[]> {
  const found = await readWebhooks(context);
  return Promise.all(found.map((settings) => webhookState(context, settings)));
}

export async function webhookState(
  { webhooks, encryption }: Context,
  settings: WebhookSettings,
): Promise<Webhook> {
  const { _id: id, url, version = 1, events = DEFAULT_EVENTS, answers } = settings;
  const waits = { webhook: id, nextAt: { $type: 'date' as const } };
  const waiting = await webhooks.countDocuments(waits, { hint: DUE_INDEX });
  const pausedBecause = pauseOf(encryption, settings);
  const isPaused = pausedBecause !== null;
  return { id, version, url, isPaused, pausedBecause, events, waiting, answers: answers.toReversed() };
}

function pauseOf(encryption: Encryption, settings: WebhookSettings): WebhookPause | null {
  if (settings.isPaused && settings.isOff) return 'SWITCHED_OFF';
  if (settings.isPaused) return settings.isFailing ? 'FAILING' : 'RESTORED';
  return secretOf(encryption, settings) === null ? 'NO_KEY' : null;
}
