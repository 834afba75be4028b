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
  /** Knows what is shown. */
  publisher: { current: Pick<CurrentRelease, 'documents'> };
  settings: SettingsCollection;
  /** Whether shoppers see the operator's catalogue. */
  isCatalogueLive(session?: ClientSession): Promise<boolean>;
  /** Encrypts the tokens of orders' links. */
  encryption: Encryption;
  orderListeners: readonly OrderListener[];
  /** What modules add to carts and take off. */
  priceAdjusters: readonly PriceAdjuster[];
}
