import type { Collection, Document } from 'mongodb';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { claimDue, OutboxSender } from '../../kernel/outbox.ts';
import { within } from '../../kernel/within.ts';
import type { ChangeServices } from '../orders/change-order.ts';
import { type RefundProvider, RefundRejection } from '../payments/refund-provider.ts';
import { type ClaimedRefund, DUE_KEY, type RefundCollections, type RefundDetails } from './collection.ts';
import { type RefundOutcome, settleRefund } from './settle-refund.ts';

const MINUTE_MS = 60_000;
const ATTEMPT_MS = MINUTE_MS;
const CLAIM_MS = 3 * MINUTE_MS;
/** The delays after failed attempts. The last one repeats. */
const DELAYS_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];
const LONGEST_DELAY_MS = 60 * MINUTE_MS;
const AT_ONCE = 4;
const MAX_ERROR_LENGTH = 500;

interface Options extends ChangeServices, RefundCollections {
  refundProviders: readonly RefundProvider[];
  jobs: Jobs;
}

/**
 * Asks payment providers for refunds until each has answered. One server claims each refund. Its id is the idempotency key, so that a
 * refund whose response was lost is requested again but made only once.
 */
export class RefundSender {
  readonly #options: Options;
  #sender: OutboxSender<ClaimedRefund> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const refunds = this.#refunds;
    const due = { key: DUE_KEY, claimMs: CLAIM_MS, longestWaitMs: LONGEST_DELAY_MS };
    this.#sender = new OutboxSender({
      ...{ name: 'send-refunds', jobs: this.#options.jobs, atOnce: AT_ONCE },
      queues: async () => ['all'],
      next: () => claimDue<RefundDetails>(refunds, {}, due),
      send: (refund, signal) => this.#send(refund, signal),
    });
  }

  /** Sends all due refunds. */
  wake(): void {
    this.#sender?.wake();
  }

  async close(): Promise<void> {
    await this.#sender?.close();
  }

  get #refunds(): Collection<Document> {
    return this.#options.refunds as unknown as Collection<Document>;
  }

  async #send(refund: ClaimedRefund, signal: AbortSignal): Promise<void> {
    const outcome = await this.#ask(refund, signal).then(
      (providerId): RefundOutcome => ({ state: 'SUCCEEDED', providerId }),
      (error: unknown) => failureOf(error),
    );
    if (outcome.state !== 'PENDING') return settleRefund(this.#options, refund, outcome);
    const delay = DELAYS_MS[refund.attempts - 1] ?? LONGEST_DELAY_MS;
    const change = { error: { $literal: outcome.reason }, nextAt: { $add: ['$$NOW', delay] } };
    await this.#sender?.settle(this.#refunds, refund, change);
  }

  /** @returns the provider's id of the refund */
  async #ask({ _id, chargeId }: ClaimedRefund, signal: AbortSignal): Promise<string> {
    const { payments, refundProviders } = this.#options;
    const charge = await payments.findOne({ _id: chargeId ?? '' });
    const payment = await payments.findOne({ _id });
    const provider = refundProviders.find(({ method }) => method === charge?.provider);
    if (!charge || !payment || !provider) throw new Error('The payment method is not installed.');
    return within(ATTEMPT_MS, provider.refund(charge, payment.amount, _id, signal));
  }
}

/** Interprets a provider's error. @returns PENDING if it will be retried */
function failureOf(error: unknown): RefundOutcome | { state: 'PENDING'; reason: string } {
  const reason = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH);
  return error instanceof RefundRejection ? { state: 'FAILED', reason } : { state: 'PENDING', reason };
}
