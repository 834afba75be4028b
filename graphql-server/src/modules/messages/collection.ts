import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import type { RequestFacts } from '../../kernel/kernel.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { MailContext } from '../mail/context.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';

/** A message that a shopper sent from the contact page. */
export interface Message {
  _id: ObjectId;
  /** A hash of the call's idempotency key. */
  keyHash: string;
  /** A hash of the input sent with that key. */
  inputHash: string;
  name: string;
  email: string;
  /** The email address in lower case. */
  emailKey: string;
  phone: string | null;
  /** The order number as the shopper entered it. The order may not exist. */
  orderNumber: string | null;
  text: string;
  sentAt: Date;
  isDone: boolean;
  /** When and by whom it was marked as done. null while it is open. */
  doneAt: Date | null;
  doneBy: string | null;
}

export const KEY_INDEX = 'keyHash';
export const DONE_INDEX = 'isDone';
export const EMAIL_INDEX = 'emailKey';

export const MESSAGE_COLLECTIONS = {
  messages: collection<Message>({
    name: 'messages',
    counted: 'messages',
    indexes: [
      { key: { keyHash: 1 }, name: KEY_INDEX, unique: true },
      { key: { isDone: 1, _id: 1 }, name: DONE_INDEX },
      { key: { emailKey: 1, _id: 1 }, name: EMAIL_INDEX },
    ],
  }),
};

interface MessageCollections extends CollectionsIn<typeof MESSAGE_COLLECTIONS> {}

export interface MessageContext
  extends MessageCollections,
    Pick<HistoryContext, 'recorder'>,
    Pick<MailContext, 'outbox' | 'mail' | 'mailShop'>,
    Pick<RequestFacts, 'address' | 'shopperAddress' | 'viewer'> {
  addressLimits: AddressLimits;
  disk: DiskSpace;
  scans: RequestScans;
}
