import { ObjectId } from 'mongodb';
import type { Movement, MovementReason, StockLevel } from './collection.ts';

/** Why a number changes, and who does it. */
export interface MovementCause {
  reason: MovementReason;
  note?: string | undefined;
  /** A name; null where no operator was signed in. */
  by?: string | null | undefined;
  /** The number of the order that it belongs to. */
  order?: string | undefined;
  importId?: ObjectId | undefined;
  /** What asks for it, where that is to be done once; it is one movement then. */
  attemptId?: ObjectId | undefined;
}

/** The entry of a change; where they are not counted before or after, the other number is the change. */
export function movementOf(
  { _id: variantId, productId }: Pick<StockLevel, '_id' | 'productId'>,
  { delta, onHandAfter }: Pick<Movement, 'delta' | 'onHandAfter'>,
  { reason, note, by, order, importId, attemptId }: MovementCause,
): Movement {
  return {
    _id: new ObjectId(),
    variantId,
    productId,
    delta,
    reason,
    onHandAfter,
    at: new Date(),
    ...(note && { note }),
    ...(by && { by }),
    ...(order && { order }),
    ...(importId && { importId }),
    ...(attemptId && { attemptId }),
  };
}
