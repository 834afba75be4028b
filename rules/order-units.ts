/** The units of an order line. */
export interface LineUnits {
  /** How many were ordered. */
  quantity: number;
  /** How many are in parcels that did not come back. */
  shipped: number;
  /** How many will not be shipped, because they were refunded before. Absent: none. */
  removed?: number;
  /** How many were refunded, or are being refunded. Absent: none. */
  refunded?: number;
  /** How many of the shipped ones came back to the shop. Absent: none. */
  returned?: number;
}

/** Units of a line by whether they were shipped. */
interface UnitsByState {
  shipped: number;
  unshipped: number;
}

/** @returns how many units are still to be shipped */
export function unshippedOf({ quantity, shipped, removed = 0 }: LineUnits): number {
  return quantity - shipped - removed;
}

/**
 * @returns how many units can still be refunded. Refunded units count as removed ones first, because units of a line are alike.
 */
export function unrefundedUnits({ quantity, shipped, removed = 0, refunded = 0 }: LineUnits): UnitsByState {
  const ofShipped = Math.max(shipped - Math.max(refunded - removed, 0), 0);
  return { shipped: ofShipped, unshipped: quantity - refunded - ofShipped };
}

/** @returns how many shipped units have not come back */
export function unreturnedOf({ shipped, returned = 0 }: LineUnits): number {
  return Math.max(shipped - returned, 0);
}
