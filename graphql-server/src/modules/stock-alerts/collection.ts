import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** A shopper's request for an email when a variant is available again. Deleted when the email is queued. */
export interface StockAlert {
  _id: ObjectId;
  variantId: ObjectId;
  productId: ObjectId;
  /** In lower case. */
  email: string;
  /** The shopper's mailbox (`recipientOf`), to limit requests per mailbox. */
  recipient: string;
  requestedAt: Date;
  /** When the request is deleted without an email. */
  expiresAt: Date;
}

export const VARIANT_INDEX = 'variantId';
export const REQUEST_INDEX = 'variantId_email';
export const EMAIL_INDEX = 'email';
export const RECIPIENT_INDEX = 'recipient';

export const STOCK_ALERT_COLLECTIONS = {
  stockAlerts: collection<StockAlert>({
    name: 'stockAlerts',
    counted: 'stock alerts',
    indexes: [
      { key: { variantId: 1, _id: 1 }, name: VARIANT_INDEX },
      { key: { variantId: 1, email: 1 }, name: REQUEST_INDEX, unique: true },
      { key: { email: 1 }, name: EMAIL_INDEX },
      { key: { recipient: 1 }, name: RECIPIENT_INDEX },
      { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
    ],
  }),
};

export interface StockAlertCollections extends CollectionsIn<typeof STOCK_ALERT_COLLECTIONS> {}
