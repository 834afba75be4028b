/** Something that changes what a line or an order costs, such as a discount or gift wrapping. */
export interface Adjustment {
  /** A discount takes off, a surcharge adds. */
  kind: 'DISCOUNT' | 'SURCHARGE';
  /** The module that made it, and what it made it of, such as the id of a coupon. */
  source: { module: string; id: string };
  /** As shoppers read it. */
  label: string;
  /** In minor units: of a discount at most 0, of a surcharge at least 0. */
  amount: number;
}

/** @returns what adjustments come to together, in minor units */
export function adjustmentSum(adjustments: readonly Adjustment[] = []): number {
  return adjustments.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Limits adjustments to an amount, one after another: a discount takes off no more than is left. Discounts that take off nothing are
 * omitted. A surcharge of 0 stays, because it says that the shopper chose something free.
 * @param amount in minor units, not negative
 * @throws Error for an amount that is not whole, or has the wrong sign
 */
export function limitAdjustments(amount: number, adjustments: readonly Adjustment[] = []): Adjustment[] {
  let left = amount;
  const limited = adjustments.map((adjustment) => {
    assertAmount(adjustment);
    const applied = Math.max(adjustment.amount, -left);
    left += applied;
    return { ...adjustment, amount: applied };
  });
  return limited.filter(({ kind, amount }) => kind === 'SURCHARGE' || amount !== 0);
}

function assertAmount({ kind, amount, source, label }: Adjustment): void {
  const hasSign = kind === 'DISCOUNT' ? amount <= 0 : amount >= 0;
  if (Number.isSafeInteger(amount) && hasSign) return;
  throw new Error(`The adjustment ${label} of ${source.module} cannot be ${amount}.`);
}
