/** The nearest quantity that can be bought: a whole number, one at least, and not more than there are. */
export function withinStock(quantity: number, highest: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), highest));
}
