import type { ClientSession } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';
import { within } from '../../kernel/within.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { PaymentCollections } from '../payments/collection.ts';
import type { PaymentProvider, PaymentStarter } from '../payments/payment-provider.ts';
import type { CurrentRelease } from '../publishing/current-release.ts';
import type { ReleasedCollections } from '../publishing/released/collections.ts';
import type { SettingsCollection } from '../publishing/settings.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { PriceAdjuster } from './cart/price-adjustments.ts';
import type { ShippingProvider } from './cart/shipping-choice.ts';
import type { TaxProvider } from './cart/tax-rates.ts';
import type { Order, OrderCollections } from './collection.ts';
import type { OrderEvent } from './events.ts';

/** The collections and services for reading and writing orders. */
export interface OrderStore
  extends OrderCollections,
    InventoryCollections,
    PaymentCollections,
    SellingCollections,
    Pick<CatalogueCollections, 'products' | 'categories' | 'releasedProducts'>,
    Pick<ReleasedCollections, 'releasedContent'> {
  /** Knows the release that this server shows. */
  publisher: { current: Pick<CurrentRelease, 'documents'> };
  settings: SettingsCollection;
  /** The number of the live release. null: shoppers see the sample content. */
  liveReleaseNumber(session?: ClientSession): Promise<number | null>;
  /** Encrypts the link tokens of orders. */
  encryption: Encryption;
  orderListeners: readonly OrderListener[];
  unplacedOrders: readonly UnplacedOrderReader[];
  orderFollowers: readonly OrderFollower[];
  priceAdjusters: readonly PriceAdjuster[];
  shippingProviders: readonly ShippingProvider[];
  taxProviders: readonly TaxProvider[];
  paymentProviders: readonly PaymentProvider[];
  paymentStarters: readonly PaymentStarter[];
  /** Receives errors of price adjusters without `onFailure`. */
  onAdjusterFailure?: (module: string, error: unknown) => void;
}

/** Finds an order that is not placed yet by its link token. @returns null if there is none */
export type UnplacedOrderReader = (token: string) => Promise<Order | null>;

/** Modules with orders that are not placed yet, such as drafts. */
export const unplacedOrders = extensionPoint<UnplacedOrderReader>('orders.unplaced');

/** An event, with the order after it. */
export interface OrderHappening {
  order: Order;
  event: OrderEvent;
}

/** The events of new orders. */
export function happenedTo(orders: readonly Order[]): OrderHappening[] {
  return orders.flatMap((order) => order.events.map((event) => ({ order, event })));
}

/**
 * Called inside the transaction with all its events, and again when the transaction is retried. Its writes are committed with the events.
 */
export type OrderListener = (session: ClientSession, happened: readonly OrderHappening[]) => Promise<void>;

export const orderListeners = extensionPoint<OrderListener>('orders.listeners');

/**
 * Called after the events are committed, before the client gets its response. It may fail, or not run at all
 * if the server stops, so a job must be able to find its work from what a listener wrote.
 */
export type OrderFollower = (happened: readonly OrderHappening[]) => Promise<void>;

export const orderFollowers = extensionPoint<OrderFollower>('orders.followers');

/** How long the client's response waits for followers. Slower ones continue afterwards. */
const FOLLOWERS_MS = 3_000;

/** Calls the followers of events. Never rejects. */
export async function follow(
  { orderFollowers: followers }: Pick<OrderStore, 'orderFollowers'>,
  happened: readonly OrderHappening[],
): Promise<void> {
  const all = Promise.allSettled(followers.map((follower) => follower(happened)));
  await within(FOLLOWERS_MS, all).catch(() => {});
}
