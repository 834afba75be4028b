import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** PENDING: the address is not confirmed yet. */
export type SubscriberState = 'PENDING' | 'SUBSCRIBED';

/** An address that the newsletter goes to, or will once it is confirmed. It is deleted when its owner leaves. */
export interface Subscriber {
  _id: ObjectId;
  /** In small letters. */
  email: string;
  state: SubscriberState;
  /** Of the latest sign-up. */
  requestedAt: Date;
  confirmedAt: Date | null;
  /** The number of emails that asked for a confirmation. */
  asked: number;
  /** When it is deleted unconfirmed. */
  expiresAt?: Date;
}

export const EMAIL_INDEX = 'email';
export const STATE_INDEX = 'state';

export const NEWSLETTER_COLLECTIONS = {
  subscribers: collection<Subscriber>({
    name: 'subscribers',
    counted: 'newsletter subscribers',
    indexes: [
      { key: { email: 1 }, name: EMAIL_INDEX, unique: true },
      { key: { state: 1, _id: 1 }, name: STATE_INDEX },
      { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
    ],
  }),
};

export interface NewsletterCollections extends CollectionsIn<typeof NEWSLETTER_COLLECTIONS> {}
