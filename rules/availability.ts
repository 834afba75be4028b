/** Whether something can be had. */
export type Availability = 'IN_STOCK' | 'LOW' | 'OUT_OF_STOCK';

/** Low at so many or fewer, where a variant has no mark of its own. */
export const DEFAULT_LOW_AT = 5;

/** What lies on a shelf. */
export interface Shelf {
  /** null: not counted, always to be had. */
  onHand: number | null;
  /** Of these, sold and not shipped yet. */
  reserved: number;
  lowAt?: number | null;
}

/** @returns how many can be sold; null where they are not counted. */
export function availableOf({ onHand, reserved }: Shelf): number | null {
  return onHand === null ? null : Math.max(0, onHand - reserved);
}

export function availabilityOf(shelf: Shelf): Availability {
  const available = availableOf(shelf);
  if (available === null) return 'IN_STOCK';
  if (available === 0) return 'OUT_OF_STOCK';
  return available <= (shelf.lowAt ?? DEFAULT_LOW_AT) ? 'LOW' : 'IN_STOCK';
}
