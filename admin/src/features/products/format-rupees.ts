const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount as India writes it, in lakhs, paise only when there are any: `₹1,09,000`, `₹1,499.50`. */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees);
}
