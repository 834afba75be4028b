import type { Collection, Document } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { OutboxSender } from '../../kernel/outbox.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { ReleaseRecord } from '../publishing/releases.ts';
import type { SettingsCollection } from '../publishing/settings.ts';
import { afterAttempt, claimDelivery } from './claim-delivery.ts';
import {
  AT_INDEX,
  AT_OF_INDEX,
  type Delivery,
  type WebhookAnswer,
  type WebhookCollection,
  type WebhookId,
  type WebhookSettings,
} from './collection.ts';
import { pauseFailing } from './pause-failing.ts';
import { readWebhook, readWebhooks } from './read-webhooks.ts';
import { secretOf } from './secret.ts';
import { noteLastAnswer, type Receiver, sendMessage } from './send.ts';
import { takeUpStock } from './stock-events.ts';
import { takeUpReleases } from './take-up-releases.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** The number of delivered messages to keep for each webhook. */
const MAX_KEPT = 10_000;

const PRUNE_MS = 10 * 60_000;

interface Options extends Pick<InventoryCollections, 'inventory'> {
  settings: SettingsCollection;
  webhooks: WebhookCollection;
  encryption: Encryption;
  /** Records changes as the shop's own. */
  recorder: Recorder;
  readRelease: (number: number) => Promise<ReleaseRecord | null>;
  privateNetworks: readonly string[];
  jobs: Jobs;
}

/** A claimed message, and the webhook that receives it. */
interface Message {
  settings: WebhookSettings;
  receiver: Receiver;
  delivery: Delivery;
}

/**
 * Sends events to webhooks, and retries until they are delivered. Each event is stored in the transaction that causes it, and any server
 * of the database sends it. Each webhook has a separate queue, so that a hanging receiver does not delay the others.
 */
export class WebhookSender {
  readonly #options: Options;
  #sender: OutboxSender<Message> | undefined;
  #pruning: Job | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { jobs } = this.#options;
    this.#pruning = jobs.start({
      ...{ name: 'prune-webhook-messages', everyMs: PRUNE_MS, isShared: true },
      run: () => pruneDeliveries(this.#options),
    });
    this.#sender = new OutboxSender({
      ...{ name: 'send-webhooks', jobs, atOnce: 1 },
      queues: () => this.#takeUp(),
      next: (id) => this.#next(id as WebhookId),
      send: (message) => this.#send(message),
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#sender?.close(), this.#pruning?.close()]);
  }

  /** Sends all due messages. */
  wake(): void {
    this.#sender?.wake();
  }

  async #takeUp(): Promise<WebhookId[]> {
    await takeUpReleases(this.#options);
    await takeUpStock(this.#options);
    return (await readWebhooks(this.#options)).map(({ _id }) => _id);
  }

  /** Reads the webhook again for each message, because it may have been changed, switched off or deleted. */
  async #next(id: WebhookId): Promise<Message | null> {
    const settings = await readWebhook(this.#options, id);
    const receiver = settings && this.#receiver(settings);
    const delivery = receiver && (await claimDelivery(this.#options, id));
    return delivery ? { settings, receiver, delivery } : null;
  }

  async #send({ settings, receiver, delivery }: Message): Promise<void> {
    const answer = await this.#deliver(receiver, delivery);
    const { fields, isGivenUp } = afterAttempt(delivery, answer);
    const messages = this.#options.webhooks as unknown as Collection<Document>;
    await this.#sender?.settle(messages, delivery, fields);
    await noteLastAnswer(this.#options, settings, answer);
    if (isGivenUp) await pauseFailing(this.#options, settings._id);
  }

  /** @returns null if nothing may be sent */
  #receiver(settings: WebhookSettings): Receiver | null {
    if (settings.isPaused === true) return null;
    const secret = secretOf(this.#options.encryption, settings);
    return secret === null ? null : { url: settings.url, secret };
  }

  async #deliver(receiver: Receiver, delivery: Delivery): Promise<WebhookAnswer> {
    const { _id, release, attempts } = delivery;
    const record = release === null ? null : await this.#options.readRelease(release);
    const message = { ...delivery, id: `msg_${_id}`, attempt: attempts };
    return sendMessage(receiver, message, record, this.#options.privateNetworks);
  }
}

/** Deletes messages older than a week, and all delivered messages except the latest. */
export async function pruneDeliveries(collections: { webhooks: WebhookCollection }): Promise<void> {
  const { webhooks } = collections;
  const isOld = { at: { $lt: new Date(Date.now() - KEPT_MS) } };
  await webhooks.deleteMany(isOld, { hint: AT_INDEX });
  for (const { _id: webhook } of await readWebhooks(collections)) {
    const options = { hint: AT_OF_INDEX, sort: { at: -1, _id: -1 }, skip: MAX_KEPT } as const;
    const first = (await webhooks.findOne({ webhook }, options)) as Delivery | null;
    if (first) {
      await webhooks.deleteMany({ webhook, nextAt: null, at: { $lte: first.at } }, { hint: AT_OF_INDEX });
    }
  }
}
