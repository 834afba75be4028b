import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongodb';
import type { Encryption } from '../../encryption.ts';
import { UserError } from '../../errors.ts';
import type { Recorder } from '../../history/recorder.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import { isDuplicateKey } from '../../mongodb/failures.ts';
import { readSettings, type SettingsCollection } from '../settings.ts';
import { resumeChange, webhookChange } from '../settings-change.ts';
import type { ReleaseRecord } from '../store/release-record.ts';
import {
  type Delivery,
  DUE_INDEX,
  DUE_KEY,
  type WebhookAnswer,
  type WebhookCollection,
  type WebhookEventKind,
  type WebhookSettings,
} from './collection.ts';
import { readAddress } from './read-address.ts';
import { hasArrived, sendMessage } from './send.ts';
import { newSecret } from './sign.ts';
import { takeUpStock } from './stock-events.ts';

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
const KEPT_MS = 7 * 24 * HOUR;
const POLL_MS = 2 * SECOND;
/** What is asked for where nobody says it. */
const DEFAULT_EVENTS: WebhookEventKind[] = ['RELEASE'];
const MAX_ANSWERS = 10;
const NO_EVENTS = 'Choose what the webhook is told of.';
const NO_SECRET =
  'The secret cannot be read on this server: save the address again, which makes a new one, or bring back the key.';
export const WEBHOOK_PURPOSE = 'webhook';

interface Options extends Pick<InventoryCollections, 'inventory'> {
  settings: SettingsCollection;
  webhooks: WebhookCollection;
  encryption: Encryption;
  readRelease: (number: number) => Promise<ReleaseRecord | null>;
  privateNetworks: readonly string[];
}

export interface Webhook {
  /** null: none is set. */
  url: string | null;
  /** Nothing is sent until an operator resumes it. */
  isPaused: boolean;
  events: WebhookEventKind[];
  waiting: number;
  /** The latest first. */
  answers: WebhookAnswer[];
}

const NOBODY: Webhook = { url: null, isPaused: false, events: [], waiting: 0, answers: [] };

/**
 * Tells one address of everything that is shown: each event once, and again until it has arrived. Events are noted in the
 * settings by the very write that decides them, so that none is lost, and any server of the database tells of them.
 */
export class WebhookSender {
  readonly #options: Options;
  readonly #webhooks: WebhookCollection;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#webhooks = options.webhooks;
  }

  start(): void {
    this.#timer = setInterval(() => this.#run(), POLL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async read(): Promise<Webhook> {
    const found = await this.#readSettings();
    if (!found) return NOBODY;
    const waiting = await this.#webhooks.countDocuments({ nextAt: { $type: 'date' } }, { hint: DUE_INDEX });
    const isPaused = this.#secretToUse(found) === null;
    const { url, answers, events = DEFAULT_EVENTS } = found;
    return { url, isPaused, events, waiting, answers: answers.toReversed() };
  }

  /**
   * Begins to tell an address of what happens from now on.
   * @param events what it is told of; as until now, or of releases, where it is not said.
   * @returns the secret too, which is not answered again.
   */
  async set(
    recorder: Recorder,
    url: string,
    chosen?: readonly WebhookEventKind[] | null,
  ): Promise<{ webhook: Webhook; secret: string }> {
    const address = readAddress(url);
    if (chosen?.length === 0) throw new UserError('BAD_USER_INPUT', NO_EVENTS);
    await this.#takeUp();
    const secret = newSecret();
    const encrypted = this.#options.encryption.encrypt(secret, WEBHOOK_PURPOSE);
    let events = DEFAULT_EVENTS;
    const fields = { url: address.href, secret: encrypted, answers: [] };
    await recorder.transact(async (session) => {
      const former = await this.#readSettings(session);
      events = [...new Set(chosen ?? former?.events ?? DEFAULT_EVENTS)];
      await this.#webhooks.replaceOne({ _id: 'webhook' }, { ...fields, events }, { upsert: true, session });
      await recorder.record(session, [webhookChange(former?.url ?? null, address.href)]);
    });
    return { webhook: { ...NOBODY, url: address.href, events }, secret };
  }

  /** Goes on after a restore, with what is shown from now on. @throws UserError when there is no address, or no key */
  async resume(recorder: Recorder): Promise<Webhook> {
    await this.#takeUp();
    const settings = await this.#readSettings();
    if (!settings) throw new UserError('NOT_FOUND', 'There is no webhook to resume.');
    if (this.#secretOf(settings) === null) throw new UserError('CONFLICT', NO_SECRET);
    await recorder.transact(async (session) => {
      const former = await this.#readSettings(session);
      await this.#webhooks.updateOne({ _id: 'webhook' }, { $unset: { isPaused: '' } }, { session });
      await recorder.record(session, [resumeChange(former?.isPaused === true)]);
    });
    return this.read();
  }

  async remove(recorder: Recorder): Promise<Webhook> {
    await recorder.transact(async (session) => {
      const former = await this.#readSettings(session);
      await this.#webhooks.deleteMany({}, { session });
      if (former) await recorder.record(session, [webhookChange(former.url, null)]);
    });
    return NOBODY;
  }

  /** Sends a message that tells of nothing, once. @throws UserError when there is no address. */
  async test(): Promise<Webhook> {
    const settings = await this.#readSettings();
    if (!settings) throw new UserError('NOT_FOUND', 'There is no address to send a test to.');
    const secret = this.#secretOf(settings);
    if (secret === null) throw new UserError('CONFLICT', NO_SECRET);
    const message = { id: `msg_${randomUUID()}`, type: 'test', at: new Date(), release: null, attempt: 1 };
    const whom = { url: settings.url, secret };
    await this.#note(await sendMessage(whom, message, null, this.#options.privateNetworks));
    return this.read();
  }

  #run(): void {
    // Without its database nothing can be told; it is tried again.
    this.#running ??= this.#tell()
      .catch(() => {})
      .finally(() => {
        this.#running = null;
      });
  }

  async #tell(): Promise<void> {
    await this.#takeUp();
    await takeUpStock(this.#options);
    const settings = await this.#readSettings();
    const secret = settings && this.#secretToUse(settings);
    if (!secret) return;
    for (;;) {
      const delivery = await this.#claim();
      if (!delivery) return;
      await this.#deliver({ url: settings.url, secret }, delivery);
    }
  }

  /** Makes deliveries of the events that are noted. One that is taken up twice is the same delivery. */
  async #takeUp(): Promise<void> {
    const { settings } = this.#options;
    const { outbox } = await readSettings(settings);
    if (outbox.length === 0) return;
    const found = await this.#readSettings();
    const { events = DEFAULT_EVENTS } = found ?? {};
    const isWanted = found !== null && found.isPaused !== true && events.includes('RELEASE');
    for (const { revision, ...event } of isWanted ? outbox : []) {
      const delivery: Delivery = { _id: `delivery-${revision}`, ...event, attempts: 0, nextAt: event.at };
      await this.#webhooks.insertOne(delivery).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
    const newest = Math.max(...outbox.map(({ revision }) => revision));
    await settings.updateOne({ _id: 'settings' }, { $pull: { outbox: { revision: { $lte: newest } } } });
  }

  /** One that is due, for this server alone. */
  async #claim(): Promise<Delivery | null> {
    const due = { nextAt: { $type: 'date' as const, $lte: new Date() } };
    const change = { $set: { nextAt: new Date(Date.now() + CLAIM_MS) }, $inc: { attempts: 1 } };
    const options = { sort: DUE_KEY, hint: DUE_KEY, returnDocument: 'after' } as const;
    return (await this.#webhooks.findOneAndUpdate(due, change, options)) as Delivery | null;
  }

  async #deliver(
    whom: Pick<WebhookSettings, 'url' | 'secret'>,
    { _id, type, at, release, data, attempts }: Delivery,
  ): Promise<void> {
    const record = release === null ? null : await this.#options.readRelease(release);
    const message = { id: `msg_${_id}`, type, at, release, data, attempt: attempts };
    const answer = await sendMessage(whom, message, record, this.#options.privateNetworks);
    await this.#note(answer);
    const delay = RETRY_DELAYS_MS[attempts - 1];
    const isDone = hasArrived(answer) || delay === undefined;
    await this.#webhooks.updateOne(
      { _id },
      { $set: { answer, nextAt: isDone ? null : new Date(Date.now() + delay) } },
    );
    await this.#webhooks.deleteMany({ nextAt: null, at: { $lt: new Date(Date.now() - KEPT_MS) } });
  }

  async #note(answer: WebhookAnswer): Promise<void> {
    const change = { $push: { answers: { $each: [answer], $slice: -MAX_ANSWERS } } };
    await this.#webhooks.updateOne({ _id: 'webhook' }, change);
  }

  #secretToUse(settings: WebhookSettings): string | null {
    return settings.isPaused ? null : this.#secretOf(settings);
  }

  /** @returns null for what was encrypted with another key. */
  #secretOf({ secret }: WebhookSettings): string | null {
    return this.#options.encryption.decrypt(secret, WEBHOOK_PURPOSE);
  }

  async #readSettings(session?: ClientSession): Promise<WebhookSettings | null> {
    return (await this.#webhooks.findOne(
      { _id: 'webhook' },
      session && { session },
    )) as WebhookSettings | null;
  }
}
