import type { DataRevision } from '../../kernel/mongodb/revision.ts';
import { OfferReader } from './cart/offer-reader.ts';
import type { OrderServices } from './context.ts';
import { AddressLimits } from './limits/address-limits.ts';
import type { OrderStore } from './order-store.ts';
import { OrderQueue } from './placing/order-queue.ts';

/** Everything a server needs to place, read and change orders. */
export function createOrderServices(store: OrderStore, revision: DataRevision): OrderServices {
  return {
    ...store,
    orderQueue: new OrderQueue(store, store.orders.db.client),
    offers: new OfferReader(store),
    addressLimits: new AddressLimits(),
    revision,
  };
}
