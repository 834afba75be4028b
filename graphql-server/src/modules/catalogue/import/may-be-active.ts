import { ACTIVATION_FAULTS, type ActivationFault, newActivationFaults } from '@mela/rules/activation.ts';
import type { OverwriteGroup } from '@mela/rules/overwrite.ts';
import type { Product, ProductContent } from '../products/product.ts';
import { overwriteProduct } from './overwrite-product.ts';

export const AS_DRAFT: Readonly<Record<ActivationFault, string>> = {
  NO_IMAGE: 'A product without images is imported as a draft.',
  NO_PRICE: 'It has no valid price, so it is a draft with the price 0.',
};
/** The groups whose values cause a fault. */
const CAUSES: Readonly<Record<ActivationFault, readonly OverwriteGroup[]>> = {
  NO_IMAGE: ['images'],
  NO_PRICE: ['prices', 'variants', 'details'],
};

/**
 * A product of a file, as a draft where it may not be active or hidden.
 * @param before the product in the shop; null for a new one
 * @param notes takes a sentence for each reason why a new product is a draft
 */
export function asImported<Imported extends ProductContent>(
  before: Product | null,
  after: Imported,
  notes: string[],
): Imported {
  const faults = newActivationFaults(before, after);
  if (faults.length === 0) return after;
  if (!before) notes.push(...faults.map((fault) => AS_DRAFT[fault]));
  return { ...after, status: 'DRAFT' };
}

/**
 * Overwrites groups of fields, without those that would leave a product active or hidden that may not be: first its status stays
 * as it is, then its prices or images.
 * @param notes takes a sentence for each group that stays as it is
 */
export function overwriteWherePossible(
  current: Product,
  full: Product,
  groups: ReadonlySet<OverwriteGroup>,
  notes: string[],
): { changed: Product; groups: ReadonlySet<OverwriteGroup> } {
  let left: ReadonlySet<OverwriteGroup> = groups;
  for (;;) {
    const changed = overwriteProduct(current, full, left);
    const faults = newActivationFaults(current, changed);
    if (faults.length === 0) return { changed, groups: left };
    const causes = changed.status === current.status ? faults.flatMap((fault) => CAUSES[fault]) : ['status'];
    const found = [...left].filter((group) => causes.includes(group));
    const dropped = found.length > 0 ? found : [...left];
    const reasons = faults.map((fault) => ACTIVATION_FAULTS[fault]).join(', ');
    notes.push(`Not overwritten (${dropped.join(', ')}): ${reasons}.`);
    left = new Set([...left].filter((group) => !dropped.includes(group)));
  }
}
