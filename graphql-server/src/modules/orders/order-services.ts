import type { Kernel } from '../../kernel/kernel.ts';
import { OfferReader } from './cart/offer-reader.ts';
import { priceAdjusters } from './cart/price-adjustments.ts';
import type { OrderServices } from './context.ts';
import { AddressLimits } from './limits/address-limits.ts';
import { orderListeners } from './listener.ts';
import type { OrderStore } from './order-store.ts';
import { OrderQueue } from './placing/order-queue.ts';

/** The services to place, read and change orders. @param provided by this module and those that it uses */
export function createOrderServices(
  { encryption, extensions }: Kernel,
  provided: Omit<OrderStore, 'encryption' | 'orderListeners' | 'priceAdjusters'>,
): Pick<OrderServices, 'orderQueue' | 'offers' | 'addressLimits' | 'orderListeners' | 'priceAdjusters'> {
  const added = {
    orderListeners: extensions.of(orderListeners),
    priceAdjusters: extensions.of(priceAdjusters),
  };
  const store: OrderStore = { ...provided, ...added, encryption };
  return {
    ...added,
    orderQueue: new OrderQueue(store, store.orders.db.client),
    offers: new OfferReader(store),
    addressLimits: new AddressLimits(),
  };
}
