import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** A message that a shopper sent from the contact page. */
export interface Message {
  _id: ObjectId;
  /** A hash of the idempotency key. */
  keyHash: string;
  /** A hash of what was sent under that key. */
  inputHash: string;
  name: string;
  email: string;
  phone: string | null;
  /** As the shopper typed it; no order may have it. */
  orderNumber: string | null;
  text: string;
  sentAt: Date;
  isDone: boolean;
  /** When an operator marked it as done, and who; null while it is open. */
  doneAt: Date | null;
  doneBy: string | null;
}

export const KEY_INDEX = 'keyHash';
export const DONE_INDEX = 'isDone';

export const MESSAGE_COLLECTIONS = {
  messages: collection<Message>({
    name: 'messages',
    counted: 'messages',
    indexes: [
      { key: { keyHash: 1 }, name: KEY_INDEX, unique: true },
      { key: { isDone: 1, _id: 1 }, name: DONE_INDEX },
    ],
  }),
};

export interface MessageCollections extends CollectionsIn<typeof MESSAGE_COLLECTIONS> {}
