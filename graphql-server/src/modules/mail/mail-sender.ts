import type { Collection, Document, ObjectId } from 'mongodb';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { Say } from '../../kernel/log.ts';
import { OutboxSender } from '../../kernel/outbox.ts';
import type { MailAddress } from '../../kernel/smtp-settings.ts';
import { type ClaimedMail, claimMail, notSent, settled } from './claim-mail.ts';
import type { MailCollections } from './collection.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { mailTexts } from './messages.ts';
import type { MailShop } from './templates/mail-content.ts';
import { MailFault } from './transport.ts';

const ATTEMPT_MS = 60_000;
/**
 * How often to delete the files of deleted emails. A file on another server's disk may therefore remain for
 * this long.
 */
const SWEEP_MS = 5 * 60_000;
/** The maximum number of concurrent attempts, in case the mail server hangs. */
const AT_ONCE = 4;
/** How long emails reuse the shop's details after they were read. */
const SHOP_SHARED_MS = 1_000;

interface Options extends MailCollections, Omit<Delivery, 'timeoutMs'> {
  /** The time limit of one attempt. */
  timeoutMs?: number;
  /** null: use the shop's email address. */
  from: MailAddress | null;
  readShop: () => Promise<Omit<MailShop, 'url'>>;
  /** Returns the origin of links in emails, without a trailing slash. It may change. */
  address: { readonly origin: string };
  jobs: Jobs;
  log: Say;
}

/** Sends the emails of the outbox. All servers of a database do this, but only one claims each email. */
export class MailSender {
  readonly #options: Options;
  #sender: OutboxSender<ClaimedMail> | undefined;
  /** The shop's details with the time of reading. null: not read yet, or reading failed. */
  #shop: { readAt: number; details: Promise<MailShop> } | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  get isSmtpConfigured(): boolean {
    return this.#options.smtp !== null;
  }

  start(): void {
    const { jobs } = this.#options;
    this.#sender = new OutboxSender({
      ...{ name: 'send-mail', jobs, atOnce: AT_ONCE },
      queues: async () => ['all'],
      next: () => claimMail(this.#options, this.#options.address.origin),
      send: (mail, signal) => this.#send(mail, signal),
    });
    jobs.start({ name: 'sweep-mail-files', everyMs: SWEEP_MS, run: () => this.#sweep() });
  }

  async close(): Promise<void> {
    await this.#sender?.close();
  }

  async readShop(): Promise<MailShop> {
    return { ...(await this.#options.readShop()), url: this.#options.address.origin };
  }

  /** The sender of all emails: a no-reply address if the shop has no email address. */
  from({ name, email, url }: MailShop): MailAddress {
    const { from } = this.#options;
    const address = from?.address ?? (email || `no-reply@${URL.parse(url)?.hostname ?? 'localhost'}`);
    return { name: from?.name || name, address };
  }

  /** Deletes the files of deleted emails. If a deletion fails, the next sweep repeats it. */
  async removeFiles(ids: readonly ObjectId[]): Promise<void> {
    await this.#options.folder.remove(ids).catch(() => {});
  }

  async #send(mail: ClaimedMail, signal: AbortSignal): Promise<void> {
    const change = await this.#deliver(mail, signal).then(settled, (fault: unknown) =>
      notSent(mail, asFault(fault)),
    );
    if (change['state'] === 'FAILED') {
      this.#options.log(mailTexts.gaveUp({ kind: mail.kind }), 'warn');
    }
    const outbox = this.#options.outbox as unknown as Collection<Document>;
    const isThere = await this.#sender?.settle(outbox, mail, change);
    // The email was deleted together with its order while its file was being written.
    if (isThere === false) await this.removeFiles([mail._id]);
  }

  async #deliver(mail: ClaimedMail, signal: AbortSignal): Promise<'SENT' | 'KEPT'> {
    const { timeoutMs = ATTEMPT_MS, ...options } = this.#options;
    const shop = await this.#shopFor(mail);
    return deliverMail({ ...options, timeoutMs }, mail, shop, this.from(shop), signal);
  }

  /** The shop's details, as of a time after the email was queued. Emails that waited together share them. */
  #shopFor({ queuedAt }: ClaimedMail): Promise<MailShop> {
    const known = this.#shop;
    const age = Date.now() - (known?.readAt ?? 0);
    if (known && known.readAt > queuedAt.getTime() && age >= 0 && age < SHOP_SHARED_MS) return known.details;
    const reading = { readAt: Date.now(), details: this.readShop() };
    this.#shop = reading;
    reading.details.catch(() => {
      if (this.#shop === reading) this.#shop = null;
    });
    return reading.details;
  }

  /** Deletes the files of deleted emails. */
  async #sweep(): Promise<void> {
    const { folder, outbox } = this.#options;
    await folder.sweep(async (ids: ObjectId[]) => {
      const found = await outbox
        .find({ _id: { $in: ids } }, { projection: { _id: 1 }, hint: '_id_' })
        .toArray();
      const there = new Set(found.map(({ _id }) => _id.toHexString()));
      return ids.filter((id) => !there.has(id.toHexString()));
    });
  }
}

/** Treats any error not from the mail server, such as a database error, as temporary. */
function asFault(fault: unknown): MailFault {
  return fault instanceof MailFault ? fault : new MailFault(mailTexts.notPrepared, false);
}
