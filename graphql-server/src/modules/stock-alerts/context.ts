import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { RequestFacts } from '../../kernel/kernel.ts';
import type { CatalogueContext } from '../catalogue/context.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';
import type { AvailabilityAnswers } from '../publishing/shown/availability-answers.ts';
import type { StockAlertCollections } from './collection.ts';

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
