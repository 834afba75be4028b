import { ObjectId } from 'mongodb';
import type { Author } from '../roles.ts';
import type { OrderEvent, OrderEventKind } from './events.ts';

/** @param author null: the shopper, or the shop's own clock */
export function newEvent(kind: OrderEventKind, author: Author | null, at = new Date()): OrderEvent {
  return { id: new ObjectId().toHexString(), kind, at, by: author?.name ?? null };
}
