import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WithId } from 'mongodb';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { openCollections } from '../../src/kernel/declared-collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { createIndexes } from '../../src/kernel/indexes.ts';
import { Jobs } from '../../src/kernel/jobs/jobs.ts';
import type { SmtpServer } from '../../src/kernel/smtp-settings.ts';
import { MAIL_COLLECTIONS, type Mail, type NewMail } from '../../src/modules/mail/collection.ts';
import { MailFolder } from '../../src/modules/mail/mail-folder.ts';
import { MailSender } from '../../src/modules/mail/mail-sender.ts';
import { queueMails } from '../../src/modules/mail/queue-mail.ts';
import { sampleData } from '../../src/modules/mail/sample-mails.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';

export const SHOP = {
  name: 'Mela',
  email: 'hello@mela.example',
  phone: '+91 11 4050 6070',
  address: ['14 Shahpur Jat', 'New Delhi 110049'],
  timeZone: 'Asia/Kolkata',
};
const DATABASE_ID = '0a1b2c3d-0000-4000-8000-000000000000';

interface SenderOptions {
  smtp: SmtpServer | null;
  timeoutMs?: number;
  readShop?: () => Promise<typeof SHOP>;
  shop?: typeof SHOP;
  folder?: string;
}

/** An outbox for the tests of a file, emptied before each. */
export class TestOutbox {
  readonly database: TestDatabase = openTestDatabase();
  readonly collections = openCollections(MAIL_COLLECTIONS, this.database.db);
  readonly encryption = new Encryption({ secretsKey: Buffer.alloc(32, 7), dataDir: '' });
  #orders = 0;

  constructor() {
    beforeAll(async () => {
      await createIndexes(MAIL_COLLECTIONS, this.collections);
    });
    beforeEach(async () => {
      await this.collections.outbox.deleteMany({});
    });
  }

  /** A sender as on each server of the shop, until the end of the test. */
  startSender({
    smtp,
    timeoutMs = 5_000,
    shop = SHOP,
    readShop = async () => shop,
    folder = temporaryFolder(),
  }: SenderOptions): MailSender {
    const jobs = new Jobs(this.database.db.collection('leases'), folder);
    onTestFinished(() => jobs.close());
    const sender = new MailSender({
      ...this.collections,
      ...{ smtp, timeoutMs, from: null, encryption: this.encryption, log: () => {} },
      folder: new MailFolder(folder, DATABASE_ID),
      readShop,
      address: { origin: 'https://shop.example' },
      jobs,
    });
    sender.start();
    onTestFinished(() => sender.close());
    return sender;
  }

  /** An email, by default about a new order. */
  orderMail(changes: Partial<NewMail> = {}): NewMail {
    this.#orders += 1;
    const key = `order-placed ${this.#orders}`;
    const mail = { kind: 'order-placed' as const, data: sampleData('order-placed', 'INR') };
    return { ...mail, to: 'meera@mela.example', key, about: `order ${this.#orders}`, ...changes } as NewMail;
  }

  async queue(...mails: NewMail[]): Promise<void> {
    const { client } = this.database;
    await client.withSession((session) =>
      session.withTransaction(() => queueMails(this.collections, session, mails)),
    );
  }

  /** All emails in the order in which they were queued. */
  all(): Promise<WithId<Mail>[]> {
    return this.collections.outbox.find().sort({ _id: 1 }).toArray();
  }

  async states(): Promise<string[]> {
    return (await this.all()).map(({ state }) => state);
  }

  /** Makes all waiting emails due now. */
  async hurry(): Promise<void> {
    const due = { $set: { nextAt: new Date(0) } };
    await this.collections.outbox.updateMany({ state: 'WAITING', claim: { $exists: false } }, due);
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
