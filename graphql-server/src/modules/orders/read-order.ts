import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { FORMER_TOKEN_INDEX, NUMBER_INDEX, type Order, TOKEN_INDEX } from './collection.ts';
import type { OrderStore } from './order-store.ts';
import { byFormerToken, byToken, byTrackingToken, readOrderToken } from './order-tokens.ts';
import { forShopper, forTracking, type OrderView } from './order-view.ts';

type Orders = Pick<OrderStore, 'orders'>;

export function findByToken({ orders }: Orders, token: string): Promise<Order | null> {
  return orders.findOne(byToken(token), { ...NEWEST, hint: TOKEN_INDEX });
}

export async function findById({ orders }: Orders, id: string): Promise<Order | null> {
  const _id = parseObjectId(id);
  return _id && orders.findOne({ _id }, NEWEST);
}

/** @returns the orders with these numbers, in the given order. Unknown numbers are omitted */
export function findByNumbers({ orders }: Orders, numbers: readonly number[]): Promise<Order[]> {
  const options = { ...NEWEST, hint: NUMBER_INDEX, sort: { number: 1 } } as const;
  return orders.find({ number: { $in: [...numbers] } }, options).toArray();
}

function findByFormerToken({ orders }: Orders, token: string): Promise<Order | null> {
  return orders.findOne(byFormerToken(token), { ...NEWEST, hint: FORMER_TOKEN_INDEX });
}

/** Whether a token is read-only: a tracking token, or a replaced link token. */
export async function isReadOnlyToken(services: OrderStore, token: string): Promise<boolean> {
  if (byTrackingToken(services.encryption, token)) return true;
  return (await findByFormerToken(services, token)) !== null;
}

/** The order of a link token or tracking token, with what its holder may see. @returns null for any other token */
export async function readForHolder(services: OrderStore, token: string): Promise<OrderView | null> {
  const tracked = byTrackingToken(services.encryption, token);
  if (tracked) {
    const order = await services.orders.findOne(tracked, NEWEST);
    return order && forTracking(order);
  }
  const order = await findByToken(services, token);
  if (order) return forShopper(order, token);
  const former = await findByFormerToken(services, token);
  if (former) return forTracking(former);
  for (const find of services.unplacedOrders) {
    const unplaced = await find(token);
    if (unplaced) return forShopper(unplaced, token);
  }
  return null;
}

/** An order for the shopper who has just placed it, with its link token. */
export async function forPlacer(services: OrderStore, order: Order): Promise<OrderView> {
  return forShopper(order, await readOrderToken(services, order));
}
