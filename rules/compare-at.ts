/**
 * The compare-at price to display struck through beside a price, both in the same currency and unit.
 * Every page, email, feed and list asks here, so that none strikes through a price that is not higher.
 *
 * @returns null unless the compare-at price is higher than the price
 */
export function higherCompareAt(price: number, compareAtPrice: number | null | undefined): number | null {
  return compareAtPrice != null && compareAtPrice > price ? compareAtPrice : null;
}
