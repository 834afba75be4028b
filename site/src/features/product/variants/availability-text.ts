import type { PageVariant } from './variant-data.ts';

/** Whether a variant can be had, in words. */
export function availabilityText(variant: Pick<PageVariant, 'state' | 'left'> | undefined): string {
  if (!variant) return 'Not available in this combination';
  if (variant.state === 'NOT_SOLD') return 'Not available';
  if (variant.state === 'OUT_OF_STOCK') return 'Sold out';
  return variant.state === 'LOW' && variant.left ? `Only ${variant.left} left` : 'In stock';
}

/** What a value is called that cannot be had with the others that are chosen. */
export function unavailable(value: string): string {
  return `${value} (unavailable)`;
}
