import { ObjectId } from 'mongodb';
import type { Movement, MovementReason, StockLevel } from './collection.ts';

/** The reason for a changed quantity, and its author. */
export interface MovementCause {
  reason: MovementReason;
  note?: string | undefined;
  /** A name; null if no operator was signed in. */
  by?: string | null | undefined;
  /** The number of its order. */
  order?: string | undefined;
  importId?: ObjectId | undefined;
  /** The idempotent request that causes it. */
  attemptId?: ObjectId | undefined;
}

/** Creates the entry of a change. If the variant was untracked before or after, the other quantity is the change. */
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
