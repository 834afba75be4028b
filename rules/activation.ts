import { productMessages } from '#messages/product.ts';
import type { ProductStatus } from './detail-limits.ts';

/** Reasons why a product may not be active or hidden, with their messages. A draft may have any of these faults. */
export const ACTIVATION_FAULTS = {
  NO_IMAGE: productMessages.imageRequired,
  NO_PRICE: productMessages.priceRequired,
} as const;

export type ActivationFault = keyof typeof ACTIVATION_FAULTS;

/**
 * The facts that decide which status a product may have. Prices are in minor units; a price is null if it could
 * not be read.
 */
export interface ActivationFacts {
  status?: ProductStatus | null | undefined;
  images: { readonly length: number };
  regularPrice: number | null;
  sellingPrice: number | null;
  /** The variants of a product with options; empty if they are checked elsewhere. */
  variants?: readonly PricedVariant[] | undefined;
}

interface PricedVariant {
  price?: number | undefined;
  compareAtPrice?: number | undefined;
  isSold?: boolean | undefined;
}

/** All faults of a product, whatever its status. */
export function activationFaults(product: ActivationFacts): ActivationFault[] {
  const faults: ActivationFault[] = [];
  if (product.images.length === 0) faults.push('NO_IMAGE');
  if (lacksPrice(product)) faults.push('NO_PRICE');
  return faults;
}

/**
 * The one rule that decides whether a product may have its status, whatever changes it: the form, a cell, a
 * bulk change, an import, the API or an undo.
 * @param before the product before the change; null for a new one. Faults that the product already had in the
 * same status do not count, so that products from before this rule can still be edited.
 * @returns why `after` may not have its status; empty if it may
 */
export function newActivationFaults(
  before: ActivationFacts | null,
  after: ActivationFacts,
): ActivationFault[] {
  const status = after.status ?? 'ACTIVE';
  if (status === 'DRAFT') return [];
  const isSameStatus = before !== null && (before.status ?? 'ACTIVE') === status;
  const known = isSameStatus ? activationFaults(before) : [];
  return activationFaults(after).filter((fault) => !known.includes(fault));
}

/** A price of 0 counts as missing, unless it is reduced from a higher one. Variants that are not for sale may lack a price. */
function lacksPrice({ sellingPrice, regularPrice, variants = [{}] }: ActivationFacts): boolean {
  // Ignore a price that cannot be read, which other rules report.
  if (sellingPrice === null) return false;
  return variants.some(
    ({ price = sellingPrice, compareAtPrice = regularPrice ?? 0, isSold }) =>
      isSold !== false && price === 0 && compareAtPrice === 0,
  );
}
