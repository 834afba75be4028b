import type { Order } from './collection.ts';
import { EVENTS_OF_THE_SHOP, type OrderEvent } from './events.ts';

/** An order as it is shown: to its shopper, or to the shop, which sees more of it. */
export interface OrderView extends Order {
  isForShop: boolean;
}

export function forShop(order: Order): OrderView {
  return { ...order, isForShop: true };
}

export function forShopper(order: Order): OrderView {
  return { ...order, isForShop: false };
}

/** What has happened to it, as far as it is for those eyes. */
export function eventsOf({ events, isForShop }: OrderView): OrderEvent[] {
  if (isForShop) return events;
  return events.filter(({ kind }) => !EVENTS_OF_THE_SHOP.has(kind)).map(shopperEvent);
}

/** Shoppers do not see who did something, notes of payments, and what became of stock. */
function shopperEvent({ note, isRestocked: _, ...event }: OrderEvent): OrderEvent {
  return { ...event, by: null, ...(event.kind === 'CANCELED' && note !== undefined && { note }) };
}
