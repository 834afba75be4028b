/** A change to the price of a line or an order, such as a discount or gift wrapping. */
export interface Adjustment {
  /** A discount subtracts, a surcharge adds. */
  kind: 'DISCOUNT' | 'SURCHARGE';
  /** The module that made the adjustment, and the reason in that module, such as the id of a discount. */
  source: { module: string; id: string };
  /** The label for shoppers. */
  label: string;
  /** The amount in minor units: at most 0 for a discount, at least 0 for a surcharge. */
  amount: number;
  /**
   * For an adjustment of the order: each line's part, in the order of the lines. Absent: the amount is
   * distributed by value.
   */
  shares?: readonly number[];
}

/** @returns the sum of the adjustments, in minor units */
export function adjustmentSum(adjustments: readonly Adjustment[] = []): number {
  return adjustments.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Limits adjustments to an amount, one after another: a discount takes off no more than is left. Discounts that take off nothing
 * are omitted. A surcharge of 0 stays, because it shows that the shopper chose something free.
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

/**
 * Limits adjustments of an order to its lines' totals. Adjustments with shares come first: each takes off no
 * more than is left of a line.
 * @throws Error like `limitAdjustments`, and for shares that do not fit the lines or the amount
 */
export function limitOrderAdjustments(
  totals: readonly number[],
  adjustments: readonly Adjustment[],
): Adjustment[] {
  if (totals.length === 0) return [];
  const left = [...totals];
  const shared = adjustments.flatMap((adjustment) => {
    if (!adjustment.shares) return [];
    assertShares(adjustment, totals.length);
    const shares = adjustment.shares.map((share, index) => {
      const applied = Math.max(share, 0 - (left[index] ?? 0));
      left[index] = (left[index] ?? 0) + applied;
      return applied;
    });
    return [{ ...adjustment, shares, amount: sumOf(shares) }];
  });
  const spread = adjustments.filter(({ shares }) => !shares);
  return [...limitAdjustments(sumOf(totals), shared), ...limitAdjustments(sumOf(left), spread)];
}

/** Whether an adjustment has one whole share for each line, and they add up to its amount. */
export function hasValidShares({ kind, shares, amount }: Adjustment, lineCount: number): boolean {
  if (!shares) return true;
  const isPart = (share: number) =>
    Number.isSafeInteger(share) && (kind === 'DISCOUNT' ? share <= 0 : share >= 0);
  return shares.length === lineCount && shares.every(isPart) && sumOf(shares) === amount;
}

function assertShares(adjustment: Adjustment, lineCount: number): void {
  assertAmount(adjustment);
  if (hasValidShares(adjustment, lineCount)) return;
  const { label, source } = adjustment;
  throw new Error(`The shares of the adjustment ${label} of ${source.module} do not fit.`);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function assertAmount({ kind, amount, source, label }: Adjustment): void {
  const hasSign = kind === 'DISCOUNT' ? amount <= 0 : amount >= 0;
  if (Number.isSafeInteger(amount) && hasSign) return;
  throw new Error(`The adjustment ${label} of ${source.module} cannot be ${amount}.`);
}
