const VARIANT_STOCK = /^stock_([0-9a-f]{24})$/;

/** What the history calls the stock of a variant among the fields of its product: `stock` for the one that is the product. */
export function stockField(variantId: string, productId: string): string {
  return variantId === productId ? 'stock' : `stock_${variantId}`;
}

/** @returns the id of the variant whose stock a field is; null for other fields */
export function stockFieldOf(field: string, productId: string): string | null {
  return field === 'stock' ? productId : (VARIANT_STOCK.exec(field)?.[1] ?? null);
}
