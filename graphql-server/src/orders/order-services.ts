import type { Say } from '../log.ts';
import type { CatalogueRevision } from '../mongodb/revision.ts';
import { OfferReader } from './cart/offer-reader.ts';
import type { OrderServices } from './context.ts';
import { ExpiryTimer } from './expire-orders.ts';
import { AddressLimits } from './limits/address-limits.ts';
import type { OrderStore } from './order-store.ts';
import { OrderQueue } from './placing/order-queue.ts';

interface Options {
  revision: CatalogueRevision;
  /** Of all servers this one. */
  serverId: string;
  log: Say;
}

/** What a server has for orders. */
export function createOrderServices(
  store: OrderStore,
  { revision, serverId, log }: Options,
): OrderServices & { orderExpiry: ExpiryTimer } {
  const services = {
    ...store,
    orderQueue: new OrderQueue(store, store.orders.db.client),
    offers: new OfferReader(store),
    addressLimits: new AddressLimits(),
    revision,
  };
  const explain = (error: unknown) =>
    log(`Orders that were not paid in time could not be ended: ${String(error)}`, 'warn');
  return { ...services, orderExpiry: new ExpiryTimer(services, serverId, explain) };
}
