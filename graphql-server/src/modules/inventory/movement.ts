import { ObjectId } from 'mongodb';
import type { Movement, MovementReason, StockLevel } from './collection.ts';

/** The reason for a change of a quantity, and its author. */
export interface MovementCause {
  reason: MovementReason;
  note?: string | undefined;
  /** A name. null if no operator was signed in. */
  by?: string | null | undefined;
  /** The number of the order that causes it. */
  order?: string | undefined;
  importId?: ObjectId | undefined;
  /** The request with an idempotency key that causes it. */
  attemptId?: ObjectId | undefined;
}

/** Creates the movement for a change. If the variant was untracked before or is now, the delta is the other quantity. */
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
