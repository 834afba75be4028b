import { ACTIVATION_FAULTS, type ActivationFault, newActivationFaults } from '@mela/rules/activation.ts';
import type { OverwriteGroup } from '@mela/rules/overwrite.ts';
import { catalogueTexts } from '../messages.ts';
import type { Product, ProductContent } from '../products/product.ts';
import { overwriteProduct } from './overwrite-product.ts';

export const AS_DRAFT: Readonly<Record<ActivationFault, string>> = {
  NO_IMAGE: catalogueTexts.draftWithoutImages,
  NO_PRICE: catalogueTexts.draftWithoutPrice,
};
/** The groups of fields that can cause each error. */
const CAUSES: Readonly<Record<ActivationFault, readonly OverwriteGroup[]>> = {
  NO_IMAGE: ['images'],
  NO_PRICE: ['prices', 'variants', 'details'],
};

/**
 * Makes a product from a file a draft if it may not be active or hidden.
 * @param before the product in the shop; null for a new one
 * @param notes collects a sentence for each reason why a new product is a draft
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
 * Overwrites groups of fields, unless the result would be an active or hidden product that breaks the rules. Then the product
 * keeps its status, or if that is not enough, also its prices or images.
 * @param notes collects a sentence for each group that stays unchanged
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
    const reasons = faults.map((fault) => ACTIVATION_FAULTS[fault].text).join(', ');
    notes.push(catalogueTexts.notOverwritten({ fields: dropped.join(', '), reasons }));
    left = new Set([...left].filter((group) => !dropped.includes(group)));
  }
}
