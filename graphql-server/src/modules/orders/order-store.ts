import type { ClientSession } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { PaymentCollections } from '../payments/collection.ts';
import type { CurrentRelease } from '../publishing/current-release.ts';
import type { ReleasedCollections } from '../publishing/released/collections.ts';
import type { SettingsCollection } from '../publishing/settings.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { PriceAdjuster } from './cart/price-adjustments.ts';
import type { OrderCollections } from './collection.ts';
import type { OrderListener } from './listener.ts';

/** What orders are read from and written to. */
export interface OrderStore
  extends OrderCollections,
    InventoryCollections,
    PaymentCollections,
    SellingCollections,
    Pick<CatalogueCollections, 'products' | 'categories' | 'releasedProducts'>,
    Pick<ReleasedCollections, 'releasedContent'> {
  /** Knows which release this server shows. */
  publisher: { current: Pick<CurrentRelease, 'documents'> };
  settings: SettingsCollection;
  /** The release of the catalogue that shoppers see; null: they see the sample content. */
  liveReleaseNumber(session?: ClientSession): Promise<number | null>;
  /** Encrypts the tokens of orders' links. */
  encryption: Encryption;
  orderListeners: readonly OrderListener[];
  priceAdjusters: readonly PriceAdjuster[];
  /** Logs the errors of price adjusters that do not do so themselves. */
  onAdjusterFailure?: (module: string, error: unknown) => void;
}
