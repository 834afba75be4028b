import { NEWEST, parseObjectId } from '../mongodb/documents.ts';
import { type Order, TOKEN_INDEX } from './collection.ts';
import type { OrderStore } from './order-store.ts';
import { byToken, byTrackingToken, readOrderToken } from './order-tokens.ts';
import { forShopper, forTracking, type OrderView } from './order-view.ts';

type Orders = Pick<OrderStore, 'orders'>;

export function findByToken({ orders }: Orders, token: string): Promise<Order | null> {
  return orders.findOne(byToken(token), { ...NEWEST, hint: TOKEN_INDEX });
}

export async function findById({ orders }: Orders, id: string): Promise<Order | null> {
  const _id = parseObjectId(id);
  return _id && orders.findOne({ _id }, NEWEST);
}

/** The order that a link or a tracking token opens, as its holder may see it. @returns null for any other token */
export async function readForHolder(services: OrderStore, token: string): Promise<OrderView | null> {
  const tracked = byTrackingToken(services.encryption, token);
  if (!tracked) {
    const order = await findByToken(services, token);
    return order && forShopper(order, token);
  }
  const order = await services.orders.findOne(tracked, NEWEST);
  return order && forTracking(order);
}

/** An order for who has just placed it, with the token of its link. */
export async function forPlacer(services: OrderStore, order: Order): Promise<OrderView> {
  return forShopper(order, await readOrderToken(services, order));
}
