const COUNT = new Intl.NumberFormat('en-IN');

/** A number of products as India writes it: `1,00,000`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
