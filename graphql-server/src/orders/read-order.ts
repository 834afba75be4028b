import type { Filter } from 'mongodb';
import { hashSecret } from '../accounts/secrets.ts';
import { NEWEST, parseObjectId } from '../mongodb/documents.ts';
import { type Order, TOKEN_INDEX } from './collection.ts';
import type { OrderStore } from './order-store.ts';

type Orders = Pick<OrderStore, 'orders'>;

/** It is looked for by its hash: how long that takes tells nothing of tokens that there are. */
export function byToken(token: string): Filter<Order> {
  return { tokenHash: hashSecret(token) };
}

export function findByToken({ orders }: Orders, token: string): Promise<Order | null> {
  return orders.findOne(byToken(token), { ...NEWEST, hint: TOKEN_INDEX });
}

export async function findById({ orders }: Orders, id: string): Promise<Order | null> {
  const _id = parseObjectId(id);
  return _id && orders.findOne({ _id }, NEWEST);
}
