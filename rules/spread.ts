/** `amount × numerator ÷ denominator`, half a unit rounded up: exact, however large. All are whole and not negative. */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  const [whole, part, parts] = [BigInt(amount), BigInt(numerator), BigInt(denominator)];
  return Number((2n * whole * part + parts) / (2n * parts));
}

/**
 * Spreads whole units by weight, so that they add up: each has what its weight makes, rounded down, and what remains goes one by one
 * to those of whom most was cut off, of equals to the first. Where nothing weighs anything, the first has all.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((share) => Number(share / sum));
  const rest = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
