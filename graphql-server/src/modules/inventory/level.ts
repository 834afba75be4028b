import type { ObjectId } from 'mongodb';
import type { StockLevel } from './collection.ts';

/** A variant that can be counted. */
export interface CountableVariant {
  variantId: ObjectId;
  productId: ObjectId;
  /** The product's title. */
  name: string;
}

/** A level as it is answered: of what is not counted there may be none. */
export type Level = Omit<StockLevel, 'updatedAt'> & { updatedAt?: Date };

export function notCounted({
  variantId,
  productId,
}: Pick<CountableVariant, 'variantId' | 'productId'>): Level {
  return { _id: variantId, productId, onHand: null, reserved: 0, available: null, state: 'IN_STOCK' };
}
