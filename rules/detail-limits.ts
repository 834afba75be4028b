/** Where a product is shown, by GraphQL's names: an active one everywhere, a hidden one only on its own page, a draft nowhere. */
export const STATUSES = { ACTIVE: 'active', DRAFT: 'draft', HIDDEN: 'hidden' } as const;

export type ProductStatus = keyof typeof STATUSES;

export function isStatus(status: unknown): status is ProductStatus {
  return typeof status === 'string' && Object.hasOwn(STATUSES, status);
}

/** Lengths in characters. Titles and options have the limits of other shop systems, so that their exports fit. */
export const DETAIL_LIMITS = {
  brand: 100,
  sku: 100,
  barcode: 100,
  stock: 1_000_000_000,
  tags: 20,
  tag: 50,
  options: 3,
  optionName: 255,
  optionValues: 100,
  optionValue: 255,
  attributes: 50,
  attributeName: 50,
  attributeValue: 200,
  imageAlt: 200,
} as const;
