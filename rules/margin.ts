export interface Margin {
  /** The price without tax, less the cost, in minor units. Negative: a loss. */
  profit: number;
  /** The profit in percent of the price without tax. null if the price is 0. */
  percent: number | null;
}

/**
 * What the sale of one item earns, before discounts and shipping.
 * @param price in minor units, as is the cost
 * @param includedTax the tax rate in percent that the price includes; 0 if tax is added to it
 */
export function marginOf(price: number, cost: number, includedTax = 0): Margin {
  const net = Math.round((price * 100) / (100 + includedTax));
  const profit = net - cost;
  return { profit, percent: net === 0 ? null : (profit / net) * 100 };
}
