import type { Kernel } from '../../kernel/kernel.ts';
import { errorForLog } from '../../kernel/log.ts';
import { OfferReader } from './cart/offer-reader.ts';
import { priceAdjusters } from './cart/price-adjustments.ts';
import type { OrderServices } from './context.ts';
import { AddressLimits } from './limits/address-limits.ts';
import { type OrderStore, orderListeners } from './order-store.ts';
import { OrderQueue } from './placing/order-queue.ts';

type Added = Pick<OrderStore, 'orderListeners' | 'priceAdjusters' | 'onAdjusterFailure'>;

/** The services to place, read and change orders. @param provided by this module and those that it uses */
export function createOrderServices(
  { encryption, extensions, say }: Kernel,
  provided: Omit<OrderStore, keyof Added | 'encryption'>,
): Pick<OrderServices, 'orderQueue' | 'offers' | 'addressLimits'> & Added {
  const added: Added = {
    orderListeners: extensions.of(orderListeners),
    priceAdjusters: extensions.of(priceAdjusters),
    onAdjusterFailure: (module, error) =>
      say(`The module ${module} failed to adjust prices: ${errorForLog(error).stack}`, 'warn'),
  };
  const store: OrderStore = { ...provided, ...added, encryption };
  return {
    ...added,
    orderQueue: new OrderQueue(store, store.orders.db.client),
    offers: new OfferReader(store),
    addressLimits: new AddressLimits(),
  };
}
