import type { Encryption } from '../../encryption.ts';
import type { Recorder } from '../../history/recorder.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { SettingsCollection } from '../settings.ts';
import type { ReleaseRecord } from '../store/release-record.ts';
import { adoptMessages } from './adopt-messages.ts';
import { claimDelivery, noteAnswer } from './claim-delivery.ts';
import type { Delivery, WebhookAnswer, WebhookCollection, WebhookId, WebhookSettings } from './collection.ts';
import { noteLastAnswer } from './note-last-answer.ts';
import { pauseFailing } from './pause-failing.ts';
import { pruneDeliveries } from './prune-deliveries.ts';
import { readWebhook, readWebhooks } from './read-webhooks.ts';
import { secretOf } from './secret.ts';
import { type Receiver, sendMessage } from './send.ts';
import { takeUpStock } from './stock-events.ts';
import { takeUpReleases } from './take-up-releases.ts';

const POLL_MS = 2_000;
const PRUNE_MS = 10 * 60_000;
/** For so long a stop waits for what is being sent. */
const STOP_MS = 5_000;

interface Options extends Pick<InventoryCollections, 'inventory'> {
  settings: SettingsCollection;
  webhooks: WebhookCollection;
  encryption: Encryption;
  /** In the name of the shop. */
  recorder: Recorder;
  readRelease: (number: number) => Promise<ReleaseRecord | null>;
  privateNetworks: readonly string[];
  jobs: Jobs;
}

/**
 * Tells webhooks of what has happened: each event once, and again until it has arrived. Events are noted by the very writes
 * that make them, so that none is lost, and any server of the database tells of them. Each webhook has a queue of its own: one
 * that hangs keeps none of the others waiting.
 */
export class WebhookSender {
  readonly #options: Options;
  readonly #queues = new Map<WebhookId, Promise<void>>();
  #job: Job | undefined;
  #pruning: Job | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    // Servers of the version before may have run until now.
    adoptMessages(this.#options).catch(() => {});
    const { jobs } = this.#options;
    const prune = () => pruneDeliveries(this.#options);
    this.#pruning = jobs.start({
      name: 'prune-webhook-messages',
      everyMs: PRUNE_MS,
      isShared: true,
      run: prune,
    });
    this.#job = jobs.start({
      name: 'send-webhooks',
      everyMs: POLL_MS,
      startsLater: true,
      run: () => this.#look(),
    });
  }

  /** Waits for what is being sent, but not for a receiver that hangs: its message is taken up by another server. */
  async close(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#job?.close(), this.#pruning?.close()]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const patience = setTimeout(resolve, STOP_MS);
    await Promise.race([Promise.all(this.#queues.values()), promise]);
    clearTimeout(patience);
  }

  /** Sends what is due now. */
  wake(): void {
    void this.#job?.wake();
  }

  async #look(): Promise<void> {
    await takeUpReleases(this.#options);
    await takeUpStock(this.#options);
    for (const { _id } of await readWebhooks(this.#options)) this.#send(_id);
  }

  #send(id: WebhookId): void {
    if (this.#queues.has(id)) return;
    const sent = this.#sendAll(id)
      .catch(() => {})
      .finally(() => this.#queues.delete(id));
    this.#queues.set(id, sent);
  }

  /** The webhook is read for each message: it may have been changed, switched off or deleted. */
  async #sendAll(id: WebhookId): Promise<void> {
    while (!this.#isStopped) {
      const settings = await readWebhook(this.#options, id);
      const receiver = settings && this.#receiver(settings);
      const delivery = receiver && (await claimDelivery(this.#options, id));
      if (!delivery) return;
      const answer = await this.#deliver(receiver, delivery);
      const isGivenUp = await noteAnswer(this.#options, delivery, answer);
      await noteLastAnswer(this.#options, settings, answer);
      if (isGivenUp) await pauseFailing(this.#options, id);
    }
  }

  /** @returns null where nothing is to be sent */
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
