import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { MailData, MailKind } from './kinds.ts';

/**
 * WAITING: will be sent once the mail server accepts it. KEPT: stored as a file because no mail server was configured, or restored
 * from a backup, so the original shop may have sent it. FAILED: rejected or given up. CANCELED: by an operator.
 */
export type MailState = 'WAITING' | 'SENT' | 'KEPT' | 'FAILED' | 'CANCELED';

interface MailOf<Kind extends MailKind> {
  _id: ObjectId;
  /** A unique key, so that a repeated cause queues an email only once. */
  key: string;
  kind: Kind;
  data: MailData[Kind];
  to: string;
  /** The address for replies, if it differs from the sender. */
  replyTo?: string;
  /**
   * The normalised mailbox, for the limit per mailbox (`recipient-limit.ts`). Set only if a shopper's action
   * causes the email.
   */
  recipient?: string;
  /** The id of its subject, such as an order. */
  about: string;
  /** The email is not sent after this time. */
  validUntil?: Date;
  state: MailState;
  queuedAt: Date;
  /** When the current series of attempts began. Resending starts a new series. */
  triedFrom: Date;
  attempts: number;
  /**
   * The time of the next attempt. During an attempt, the time when its server will count as dead. null: no
   * further attempt.
   */
  nextAt: Date | null;
  /** The id of the attempt in progress. */
  claim?: string;
  /** The `Message-ID`. It is the same for all attempts, so that receivers recognise duplicates. */
  messageId?: string;
  /** The mail server's reply, or why there was no attempt. */
  error?: string;
  sentAt?: Date;
  failedAt?: Date;
  /** When the database deletes it. */
  expiresAt?: Date;
}

export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** An email to queue. */
export type NewMail = {
  [Kind in MailKind]: Pick<
    MailOf<Kind>,
    'kind' | 'to' | 'replyTo' | 'data' | 'key' | 'about' | 'validUntil' | 'recipient'
  >;
}[MailKind];

export const DUE_KEY = { nextAt: 1 } as const;
export const STATE_INDEX = 'state';
export const ABOUT_INDEX = 'about';
export const KIND_INDEX = 'kind';
export const TO_INDEX = 'to';
export const ORDER_NUMBER_INDEX = 'orderNumber';
export const RECIPIENT_INDEX = 'recipient';

export const MAIL_COLLECTIONS = {
  outbox: collection<Mail>({
    name: 'outbox',
    indexes: [
      { key: { key: 1 }, name: 'key', unique: true },
      { key: DUE_KEY, name: 'due', partialFilterExpression: { nextAt: { $type: 'date' } } },
      { key: { state: 1, _id: 1 }, name: STATE_INDEX },
      { key: { about: 1 }, name: ABOUT_INDEX },
      { key: { kind: 1, _id: 1 }, name: KIND_INDEX },
      { key: { to: 1, _id: 1 }, name: TO_INDEX },
      { key: { recipient: 1, queuedAt: 1 }, name: RECIPIENT_INDEX, sparse: true },
      { key: { 'data.number': 1, _id: 1 }, name: ORDER_NUMBER_INDEX },
      { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
    ],
  }),
};

export interface MailCollections extends CollectionsIn<typeof MAIL_COLLECTIONS> {}
