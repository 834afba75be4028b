import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { RequestFacts } from '../../kernel/kernel.ts';
import type { CatalogueContext } from '../catalogue/context.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';
import type { AvailabilityAnswers } from '../publishing/shown/availability-answers.ts';

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

export interface StockAlertServices
  extends StockAlertCollections,
    Pick<MailCollections, 'outbox'>,
    Pick<CatalogueContext, 'products' | 'inventory'> {
  /** Tells whether shoppers can see and buy variants. */
  availability: Pick<AvailabilityAnswers, 'of'>;
  encryption: Encryption;
}

export interface StockAlertContext
  extends StockAlertServices,
    Omit<CatalogueContext, keyof StockAlertServices>,
    Pick<RequestFacts, 'address' | 'shopperAddress' | 'viewer'> {
  addressLimits: AddressLimits;
  disk: DiskSpace;
}
