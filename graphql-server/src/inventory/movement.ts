import { ObjectId } from 'mongodb';
import type { Movement, MovementReason, StockLevel } from './collection.ts';

/** Why a number changes, and who does it. */
export interface MovementCause {
  reason: MovementReason;
  note?: string | undefined;
  /** A name; null for nobody signed in. */
  by?: string | null | undefined;
  /** The number of the order that it belongs to. */
  order?: string | undefined;
  importId?: ObjectId | undefined;
  /** Of the movement, where it is known before; there is one alone then. */
  id?: ObjectId | undefined;
}

/** The entry of a change; where they are not counted before or after, the other number is the change. */
export function movementOf(
  { _id: variantId, productId }: Pick<StockLevel, '_id' | 'productId'>,
  { delta, onHandAfter }: Pick<Movement, 'delta' | 'onHandAfter'>,
  { reason, note, by, order, importId, id = new ObjectId() }: MovementCause,
): Movement {
  return {
    ...{ _id: id, variantId, productId, delta, reason, onHandAfter, at: new Date() },
    ...(note && { note }),
    ...(by && { by }),
    ...(order && { order }),
    ...(importId && { importId }),
  };
}
