import { ownVariantId } from '@mela/rules/variant-ids.ts';

const VARIANT_STOCK = /^stock_([0-9a-f]{24})$/;

/** The field of the product's history for a variant's stock: `stock` for the own variant, `stock_<id>` for others. */
export function stockField(variantId: string, productId: string): string {
  return variantId === ownVariantId(productId) ? 'stock' : `stock_${variantId}`;
}

/** @returns the id of the variant whose stock a field is; null for other fields */
export function stockFieldOf(field: string, productId: string): string | null {
  return field === 'stock' ? ownVariantId(productId) : (VARIANT_STOCK.exec(field)?.[1] ?? null);
}
