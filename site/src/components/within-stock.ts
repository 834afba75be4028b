/** The nearest quantity that can be bought: a whole number, at least one, at most the stock. */
export function withinStock(quantity: number, highest: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), highest));
}
