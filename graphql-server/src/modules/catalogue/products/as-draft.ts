import { ACTIVATION_FAULTS, type ActivationFault, newActivationFaults } from '@mela/rules/activation.ts';
import { UserError } from '../../../kernel/errors.ts';
import { changedFields } from '../../../kernel/history/changed-fields.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';
import type { ProductContent } from './product.ts';
import { productState } from './product-change.ts';

/**
 * Makes a product a draft after an undo, if it may no longer be active or hidden.
 * @param before the current product; null if it was deleted
 * @returns the product, and a note for the history if it becomes a draft
 * @throws UserError when the undo would change nothing else
 */
export function asDraftWhereFaulty(
  before: ProductContent | null,
  after: ProductContent,
): { after: ProductContent; note?: string } {
  const faults = newActivationFaults(before, after);
  if (faults.length === 0) return { after };
  const reason = sentenceOf(faults);
  const draft: ProductContent = { ...after, status: 'DRAFT' };
  if (before && changedFields(productState(before), productState(draft)) === null) {
    throw new UserError('CONFLICT', catalogueMessages.productStaysDraft({ reason }));
  }
  return { after: draft, note: catalogueTexts.restoredAsDraft({ reason }) };
}

function sentenceOf(faults: readonly ActivationFault[]): string {
  return faults.map((fault) => lowerFirst(ACTIVATION_FAULTS[fault].text)).join(', ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
