import type { ClientSession } from 'mongodb';
import type { Order } from './collection.ts';
import type { OrderEvent } from './events.ts';

/** An order as it is after something happened to it. */
export interface OrderHappening {
  order: Order;
  event: OrderEvent;
}

/**
 * Told of what happens to orders within the transaction in which it does: what it writes is kept with it, or not at all. It is told
 * of several at once, and again where a transaction is tried again. The verbs do not know who listens.
 */
export type OrderListener = (session: ClientSession, happened: readonly OrderHappening[]) => Promise<void>;
