import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import type { RequestFacts } from '../../kernel/kernel.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { MailContext } from '../mail/context.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';

/** PENDING: the address is not confirmed yet. */
export type SubscriberState = 'PENDING' | 'SUBSCRIBED';

/** A newsletter subscriber, or an address that awaits confirmation. Deleted when its owner unsubscribes. */
export interface Subscriber {
  _id: ObjectId;
  /** The address in lower case. */
  email: string;
  state: SubscriberState;
  /** The time of the latest sign-up. */
  requestedAt: Date;
  confirmedAt: Date | null;
  /** The number of confirmation emails sent. */
  asked: number;
  /** When an unconfirmed address is deleted. */
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

export interface NewsletterContext
  extends NewsletterCollections,
    Pick<HistoryContext, 'recorder'>,
    Pick<MailContext, 'outbox' | 'mail'>,
    Pick<RequestFacts, 'address' | 'shopperAddress' | 'viewer'> {
  addressLimits: AddressLimits;
  disk: DiskSpace;
  encryption: Encryption;
  scans: RequestScans;
}
