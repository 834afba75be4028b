import { checkForm, type DraftContext, type ProductField, type SpecifiedDraft } from './form-checks.ts';
import { checkDetails, type DetailsDraft } from './product-details.ts';

/** A product as a client describes it. */
export type ProductDraft = SpecifiedDraft & DetailsDraft;

export type ProductFieldErrors = Partial<Record<ProductField | keyof DetailsDraft, string>>;

/** The rules of the specification's section 5, and then those of the details. */
export function checkProduct(draft: ProductDraft, context: DraftContext): ProductFieldErrors {
  return { ...checkForm(draft, context), ...checkDetails(draft, context) };
}
