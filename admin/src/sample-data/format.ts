const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `2026-11-20` as `20 Nov 2026`. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

/** The amounts of the sample screens are in dollars (specification, section 9): `$21,870`, `$89.50`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}
