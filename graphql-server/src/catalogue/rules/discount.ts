/**
 * The discount in percent of the regular price, rounded to two decimals; 0 when it cannot be computed (specification,
 * section 5).
 * @param regularPrice in paise, as the selling price.
 */
export function discountPercentage(regularPrice: number, sellingPrice: number): number {
  if (!(regularPrice > 0)) return 0;
  // Multiplied first: whole paise stay exact, and a half is rounded as one.
  return Math.round(((regularPrice - sellingPrice) * 10_000) / regularPrice) / 100;
}
