import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Collection, Document } from 'mongodb';
import { Batch } from '../../kernel/batch.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { claimDue, OutboxSender } from '../../kernel/outbox.ts';
import {
  type BrowserPayment,
  type EventHeaders,
  type PaidOrder,
  type PaymentProvider,
  ProviderError,
} from '../payments/payment-provider.ts';
import { ask, checkAttempt } from './check-attempt.ts';
import { type ClaimedAttempt, DUE_KEY, type PaymentAttempt } from './collection.ts';
import { type PaymentServices, providerOf } from './context.ts';
import { onlinePaymentsMessages, onlinePaymentsTexts } from './messages.ts';
import { receiveEvent } from './receive-event.ts';
import { hasten, isHastened, openAttempt, readyProvider } from './start-payment.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CLAIM_MS = 3 * MINUTE_MS;
/** The delays after failed checks. The last one repeats. */
const DELAYS_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];
const LONGEST_DELAY_MS = 30 * MINUTE_MS;
const AT_ONCE = 4;
const MAX_ERROR_LENGTH = 500;
const MAX_BROWSER_PAYMENTS = 10_000;
const MAX_CHECKS = 1_000;
/** How long a shopper's request waits for another server's check. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;
/** How long the order page waits for the provider. After that, it is shown without a payment form. */
const BEGIN_MS = 8_000;

interface Options extends PaymentServices {
  jobs: Jobs;
}

/**
 * Payments through providers. Each attempt is an outbox item: when it is due, one server asks the provider and updates the order.
 * An event, or a shopper's return from the provider, makes the attempt due at once. Otherwise it is polled at increasing
 * intervals.
 */
export class OnlinePayments {
  readonly #options: Options;
  /** Cached client secrets, which are not stored. A server that lacks one asks the provider. */
  readonly #browserPayments = new LRUCache<string, BrowserPayment>({ max: MAX_BROWSER_PAYMENTS });
  /** Callers waiting for the check of an attempt, by attempt id. */
  readonly #checks = new LRUCache<string, Batch<null, undefined>>({ max: MAX_CHECKS });
  #sender: OutboxSender<ClaimedAttempt> | undefined;
  #lastFailureAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#sender = new OutboxSender({
      ...{ name: 'check-payments', jobs: this.#options.jobs, atOnce: AT_ONCE },
      queues: async () => this.#options.paymentProviders.map(({ method }) => method),
      next: (method) => this.#claim({ method }),
      send: (attempt, signal) => this.#check(attempt, signal),
    });
  }

  async close(): Promise<void> {
    await this.#sender?.close();
  }

  /** Starts the payment of an order. @returns null if its method has no provider, or the provider does not answer */
  async begin(order: PaidOrder): Promise<BrowserPayment | null> {
    const provider = readyProvider(this.#options.paymentProviders, order);
    if (!provider) return null;
    const attempt = await openAttempt(this.#options, order, provider);
    const known = this.#browserPayments.get(attempt._id);
    if (known) return known;
    try {
      return await this.#begin(order, attempt, provider);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.#options.say(
        onlinePaymentsTexts.paymentNotStarted({ provider: provider.title, reason: error.message }),
        'warn',
      );
      await this.#noteFailure(attempt, error);
      return null;
    }
  }

  async #begin(
    { number }: PaidOrder,
    attempt: PaymentAttempt,
    provider: PaymentProvider,
  ): Promise<BrowserPayment | null> {
    const { _id, providerId, amount, currency } = attempt;
    const signal = new AbortController().signal;
    const wanted = { key: _id, amount, currency, orderNumber: String(number) };
    const payment = await ask(
      providerId === null ? provider.create(wanted, signal) : provider.read(providerId, signal),
      BEGIN_MS,
    );
    const { paymentAttempts } = this.#options;
    if (providerId === null)
      await paymentAttempts.updateOne({ _id, providerId: null }, { $set: { providerId: payment.id } });
    if (payment.isClosed) {
      await hasten(this.#options, _id);
      return null;
    }
    const { id: reference, clientSecret } = payment;
    const started = { reference, clientSecret, publicKey: provider.publicKey };
    this.#browserPayments.set(_id, started);
    return started;
  }

  async #noteFailure({ _id }: PaymentAttempt, { message }: ProviderError): Promise<void> {
    await this.#options.paymentAttempts.updateOne({ _id }, { $set: { error: message } });
  }

  /** Stores a provider's event. @throws UserError if it is forged or too old */
  async receive(method: string, body: Buffer, headers: EventHeaders): Promise<void> {
    const provider = this.#options.paymentProviders.find((one) => one.method === method && one.mode !== null);
    if (!provider) throw new UserError('NOT_FOUND', onlinePaymentsMessages.methodNotAccepted);
    const isAboutPayment = await receiveEvent(this.#options, provider, provider.readEvent(body, headers));
    if (isAboutPayment) this.#sender?.wake();
  }

  /**
   * Asks the provider about an attempt now, or waits for the server that is asking. Callers that arrive
   * during a check share the next check, because the provider may have answered the running one before their
   * payment.
   */
  async checkNow(_id: string): Promise<void> {
    const commit = async (callers: readonly null[]) => {
      await this.#checkAndWait(_id);
      return callers.map(() => ({ result: undefined }));
    };
    const check = this.#checks.get(_id) ?? new Batch<null, undefined>({ commit, failsAll: () => true });
    this.#checks.set(_id, check);
    await check.run(null);
  }

  /** If another server takes over the attempt, this one waits for its newer answer. */
  async #checkAndWait(_id: string): Promise<void> {
    await hasten(this.#options, _id);
    const claimed = await this.#claim({ _id });
    if (claimed) await this.#check(claimed, new AbortController().signal);
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const attempt = await this.#options.paymentAttempts.findOne({ _id }, NEWEST);
      if (!attempt || !(attempt.claim || isHastened(attempt))) return;
      await sleep(LOOK_MS);
    }
  }

  #claim(filter: Document): Promise<ClaimedAttempt | null> {
    const due = { key: DUE_KEY, claimMs: CLAIM_MS, longestWaitMs: DAY_MS };
    return claimDue<PaymentAttempt>(this.#attempts, filter, due);
  }

  get #attempts(): Collection<Document> {
    return this.#options.paymentAttempts as unknown as Collection<Document>;
  }

  async #check(attempt: ClaimedAttempt, signal: AbortSignal): Promise<void> {
    try {
      const { againInMs, failure, strays, ...checked } = await checkAttempt(this.#options, attempt, signal);
      const nextAt = againInMs === null ? null : { $add: ['$$NOW', againInMs] };
      const texts = { failure: { $literal: failure }, strays: { $literal: strays } };
      await this.#settle(attempt, { ...checked, ...texts, nextAt, attempts: 0, error: '$$REMOVE' });
    } catch (error) {
      // Another server has claimed the attempt in the meantime, and its answer is newer.
      if (error instanceof UserError && error.code === 'CONFLICT') return;
      await this.#retry(attempt, error);
    }
  }

  async #retry(attempt: ClaimedAttempt, error: unknown): Promise<void> {
    const { title } = providerOf(this.#options.paymentProviders, attempt.method);
    const reason = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH);
    this.#warn(onlinePaymentsTexts.paymentNotChecked({ provider: title, reason }));
    const delay = DELAYS_MS[attempt.attempts - 1] ?? LONGEST_DELAY_MS;
    await this.#settle(attempt, { error: { $literal: reason }, nextAt: { $add: ['$$NOW', delay] } });
  }

  /** Warns once a minute, because an unreachable provider fails many checks. */
  #warn(sentence: string): void {
    const now = performance.now();
    if (now - this.#lastFailureAt < MINUTE_MS) return;
    this.#lastFailureAt = now;
    this.#options.say(sentence, 'warn');
  }

  async #settle(attempt: ClaimedAttempt, fields: Document): Promise<void> {
    await this.#sender?.settle(this.#attempts, attempt, fields);
  }
}
