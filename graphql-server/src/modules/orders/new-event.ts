import { ObjectId } from 'mongodb';
import type { Actor, OrderEvent, OrderEventKind } from './events.ts';

/** An event that happens now, or at the given moment, with who caused it. */
export function newEvent(kind: OrderEventKind, { name, ...actor }: Actor, at = new Date()): OrderEvent {
  return { id: new ObjectId().toHexString(), kind, at, by: name, actor };
}
