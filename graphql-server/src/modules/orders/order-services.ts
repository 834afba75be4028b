import type { ClientSession } from 'mongodb';
import type { Kernel } from '../../kernel/kernel.ts';
import { errorForLog } from '../../kernel/log.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { paymentProviders, paymentStarters } from '../payments/payment-provider.ts';
import { OfferReader } from './cart/offer-reader.ts';
import { priceAdjusters } from './cart/price-adjustments.ts';
import { shippingProviders } from './cart/shipping-choice.ts';
import { taxProviders } from './cart/tax-rates.ts';
import { FIRST_NUMBER, type OrderCollections } from './collection.ts';
import type { OrderServices } from './context.ts';
import { AddressLimits } from './limits/address-limits.ts';
import { ordersTexts } from './messages.ts';
import { type OrderStore, orderFollowers, orderListeners, unplacedOrders } from './order-store.ts';
import { OrderQueue } from './placing/order-queue.ts';

type Added = Pick<
  OrderStore,
  | 'orderListeners'
  | 'unplacedOrders'
  | 'orderFollowers'
  | 'priceAdjusters'
  | 'shippingProviders'
  | 'taxProviders'
  | 'paymentProviders'
  | 'paymentStarters'
  | 'onAdjusterFailure'
>;

/** Creates the services that place, read and change orders. @param provided the services on which they depend */
export function createOrderServices(
  { encryption, extensions, say }: Kernel,
  provided: Omit<OrderStore, keyof Added | 'encryption'>,
): Pick<OrderServices, 'orderQueue' | 'offers' | 'addressLimits'> & Added {
  const added: Added = {
    orderListeners: extensions.of(orderListeners),
    unplacedOrders: extensions.of(unplacedOrders),
    orderFollowers: extensions.of(orderFollowers),
    priceAdjusters: extensions.of(priceAdjusters),
    shippingProviders: extensions.of(shippingProviders),
    taxProviders: extensions.of(taxProviders),
    paymentProviders: extensions.of(paymentProviders),
    paymentStarters: extensions.of(paymentStarters),
    onAdjusterFailure: (module, error) =>
      say(ordersTexts.adjustmentsFailed({ module, error: errorForLog(error).stack }), 'warn'),
  };
  const store: OrderStore = { ...provided, ...added, encryption };
  return {
    ...added,
    orderQueue: new OrderQueue(store, store.orders.db.client),
    offers: new OfferReader(store),
    addressLimits: new AddressLimits(),
  };
}

type Counts = Pick<OrderCollections, 'orderState'>;

/** Whether the shop has ever had an order. */
export async function hasOrders({ orderState }: Counts): Promise<boolean> {
  return isCounted(await orderState.findOne({ _id: 'last' }, NEWEST));
}

/**
 * Like `hasOrders`, inside the transaction of a change that only a shop without orders may make. It writes
 * the document that every new order writes, so a concurrent order causes a conflict, and the retry sees that
 * order.
 */
export async function claimBeforeOrders({ orderState }: Counts, session: ClientSession): Promise<boolean> {
  const claim = { $setOnInsert: { count: FIRST_NUMBER - 1 }, $inc: { claims: 1 } };
  const options = { upsert: true, returnDocument: 'after', session } as const;
  return !isCounted(await orderState.findOneAndUpdate({ _id: 'last' }, claim, options));
}

function isCounted(last: { count: number } | null): boolean {
  return last !== null && last.count >= FIRST_NUMBER;
}
