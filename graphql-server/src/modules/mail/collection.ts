import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { MailData, MailKind } from './kinds.ts';

/**
 * WAITING: it is sent as soon as the mail server takes it. KEPT: there was no mail server, and it lies in a file instead; or it
 * came with a backup, and may have been sent from elsewhere. FAILED: it was refused, or given up. CANCELED: an operator took it
 * back.
 */
export type MailState = 'WAITING' | 'SENT' | 'KEPT' | 'FAILED' | 'CANCELED';

interface MailOf<Kind extends MailKind> {
  _id: ObjectId;
  /** Two mails never have the same: whatever causes one twice queues it once. */
  key: string;
  kind: Kind;
  data: MailData[Kind];
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** The mailbox that a shopper's action sends this to, for the limit of each mailbox (`recipient-limit.ts`). */
  recipient?: string;
  /** What it is about, such as the id of an order. */
  about: string;
  /** From then on it is of no use, and is not sent. */
  validUntil?: Date;
  state: MailState;
  queuedAt: Date;
  /** From when on its attempts are counted: anew each time it is sent again. */
  triedFrom: Date;
  attempts: number;
  /** When it is tried; while it is being sent, when its server is taken for gone. null: not any more. */
  nextAt: Date | null;
  /** Of the attempt that is under way. */
  claim?: string;
  /** The same each time it is tried: by it receivers know what they have. */
  messageId?: string;
  /** What the mail server said, or why it was not asked. */
  error?: string;
  sentAt?: Date;
  failedAt?: Date;
  /** Then it is deleted. */
  expiresAt?: Date;
}

export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** What is queued. */
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
