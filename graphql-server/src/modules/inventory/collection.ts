import type { Availability, Shelf } from '@mela/rules/availability.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** The stock of a variant. A variant without a document is untracked, and none of it is reserved. */
export interface StockLevel extends Shelf {
  /** The variant's id. */
  _id: ObjectId;
  productId: ObjectId;
  /** Derived from the other fields (change-level.ts), for lists and query conditions. */
  available: number | null;
  state: Availability;
  /** When it sold out or came back, until the webhook has reported it. */
  turns?: StockTurn[];
  updatedAt: Date;
}

interface StockTurn {
  isOut: boolean;
  at: Date;
}

export type MovementReason = 'SOLD' | 'RETURNED' | 'CORRECTED' | 'IMPORTED';

/** A change of an on-hand quantity. Movements are never deleted, unless an import is undone. */
export interface Movement {
  _id: ObjectId;
  variantId: ObjectId;
  productId: ObjectId;
  delta: number;
  reason: MovementReason;
  note?: string;
  /** The quantity after the movement. null if it is untracked. */
  onHandAfter: number | null;
  /** The author's name. */
  by?: string;
  at: Date;
  /** The number of the order that caused it. */
  order?: string;
  /** The product import that caused it. */
  importId?: ObjectId;
  /** The request with an idempotency key that caused it. */
  attemptId?: ObjectId;
}

export const PRODUCT_INDEX = 'productId';
export const STATE_INDEX = 'state';
export const TURNS_INDEX = 'turns';
export const MOVEMENT_INDEX = 'variantId';
export const IMPORTED_INDEX = 'importId';
export const ATTEMPT_INDEX = 'attemptId';

export const INVENTORY_COLLECTIONS = {
  inventory: collection<StockLevel>({
    name: 'inventory',
    publishes: true,
    counted: 'counted variants',
    indexes: [
      { key: { productId: 1, _id: 1 }, name: PRODUCT_INDEX },
      { key: { state: 1, productId: 1, _id: 1 }, name: STATE_INDEX },
      { key: { 'turns.at': 1 }, name: TURNS_INDEX, sparse: true },
    ],
  }),
  inventoryMovements: collection<Movement>({
    name: 'inventoryMovements',
    indexes: [
      { key: { variantId: 1, _id: 1 }, name: MOVEMENT_INDEX },
      { key: { importId: 1 }, name: IMPORTED_INDEX, sparse: true },
      { key: { attemptId: 1 }, name: ATTEMPT_INDEX, unique: true, sparse: true },
    ],
  }),
};

export interface InventoryCollections extends CollectionsIn<typeof INVENTORY_COLLECTIONS> {}
