const COUNT = new Intl.NumberFormat('en-IN');

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** With Indian digit groups: `1,00,000`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** `1 product`, `1,00,000 products`. */
export function formatProducts(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`;
}

/** With Indian digit groups, and paise only if there are any: `₹1,09,000`, `₹1,499.50`. */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees);
}
