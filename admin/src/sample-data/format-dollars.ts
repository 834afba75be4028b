const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount as the admin's sample screens write it (specification, section 9): `$21,870`, `$89.50`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}
