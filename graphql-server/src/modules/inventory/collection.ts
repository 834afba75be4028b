import type { Availability, Shelf } from '@mela/rules/availability.ts';
import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';

/** What lies on the shelf of a variant. One that has no document is not counted, and nothing of it is reserved. */
export interface StockLevel extends Shelf {
  /** The variant's id. */
  _id: ObjectId;
  productId: ObjectId;
  /** Follow from the others (change-level.ts), so that lists find and conditions ask for them. */
  available: number | null;
  state: Availability;
  /** When it sold out and came back, as long as the webhook was not told of it. */
  turns?: StockTurn[];
  updatedAt: Date;
}

interface StockTurn {
  isOut: boolean;
  at: Date;
}

export type MovementReason = 'SOLD' | 'RETURNED' | 'CORRECTED' | 'IMPORTED';

/** One change of how many lie on a shelf. It is kept for ever. */
export interface Movement {
  _id: ObjectId;
  variantId: ObjectId;
  productId: ObjectId;
  delta: number;
  reason: MovementReason;
  note?: string;
  /** null: not counted. */
  onHandAfter: number | null;
  /** The name of who did it. */
  by?: string;
  at: Date;
  /** The number of the order that it belongs to. */
  order?: string;
  /** The import of products that it belongs to. */
  importId?: ObjectId;
  /** The attempt that it was asked for by, of those that are made once for each. */
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
