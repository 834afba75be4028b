import type { ClientSession } from 'mongodb';
import { extensionPoint } from '../../kernel/extension-point.ts';
import type { Order } from './collection.ts';
import type { OrderEvent } from './events.ts';

/** An order as it is after something happened to it. */
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
