import type { ClientSession } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { PaymentCollections } from '../payments/collection.ts';
import type { CurrentRelease } from '../publishing/current-release.ts';
import type { ReleasedCollections } from '../publishing/released/collections.ts';
import type { SettingsCollection } from '../publishing/settings.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { PriceAdjuster } from './cart/price-adjustments.ts';
import type { ShippingProvider } from './cart/shipping-choice.ts';
import type { Order, OrderCollections } from './collection.ts';
import type { OrderEvent } from './events.ts';

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
  shippingProviders: readonly ShippingProvider[];
  /** Logs the errors of price adjusters that do not do so themselves. */
  onAdjusterFailure?: (module: string, error: unknown) => void;
}

/** An event, and the order after it. */
export interface OrderHappening {
  order: Order;
  event: OrderEvent;
}

/**
 * Called in the transaction of each event, with all events of the transaction at once: what it writes is committed with them, or
 * not at all. It is called again when the transaction is retried.
 */
export type OrderListener = (session: ClientSession, happened: readonly OrderHappening[]) => Promise<void>;

export const orderListeners = extensionPoint<OrderListener>('orders.listeners');
