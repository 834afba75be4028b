export type Availability = 'IN_STOCK' | 'LOW' | 'OUT_OF_STOCK';

/** The low-stock threshold of variants without their own. */
export const DEFAULT_LOW_AT = 5;

/** The stock of a variant. */
export interface Shelf {
  /** null: untracked, always in stock. */
  onHand: number | null;
  /** How many of them are sold but not shipped yet. */
  reserved: number;
  lowAt?: number | null;
}

/** @returns how many can be sold; null if untracked */
export function availableOf({ onHand, reserved }: Shelf): number | null {
  return onHand === null ? null : Math.max(0, onHand - reserved);
}

export function availabilityOf(shelf: Shelf): Availability {
  const available = availableOf(shelf);
  if (available === null) return 'IN_STOCK';
  if (available === 0) return 'OUT_OF_STOCK';
  return available <= (shelf.lowAt ?? DEFAULT_LOW_AT) ? 'LOW' : 'IN_STOCK';
}
