import { draftDetails } from '@mela/rules/detail-cells.ts';
import type { CreateProductInput } from '../../../graphql.generated.ts';
import { fromField } from '../../../shop-time.ts';
import { inputsOf } from './custom-entries.ts';
import { amountIn, type DetailsDraft, numberIn, type ProductDraft, unitsOf } from './product-draft.ts';
import { optionInputs } from './variants/matrix-input.ts';

/** The details in the form that the rules and the server expect. */
export function saidDetails(draft: DetailsDraft) {
  const { stock, tags, attributes } = draftDetails({
    stock: draft.stock,
    tags: draft.tags,
    attributes: draft.attributes,
  });
  return {
    handle: draft.handle.trim() || null,
    brand: draft.brand.trim() || null,
    sku: draft.sku.trim() || null,
    stock: stock || null,
    tags,
    options: optionInputs(draft.variants),
    attributes,
    status: draft.status,
    showFrom: fromField(draft.showFrom),
    showUntil: fromField(draft.showUntil),
    seoTitle: draft.seoTitle.trim() || null,
    seoDescription: draft.seoDescription.trim() || null,
    barcode: draft.barcode.trim() || null,
    weightGrams: numberIn(draft.weightGrams),
    cost: amountIn(draft.cost),
  };
}

/** The server's input for a valid draft, without variants. */
export function inputOf(draft: ProductDraft): CreateProductInput {
  const { variants: _, isNotOnSale, customFields, ...fields } = draft;
  const details = saidDetails(draft);
  return {
    ...fields,
    title: draft.title.trim(),
    description: draft.description.trim(),
    regularPrice: isNotOnSale ? null : unitsOf(draft.regularPrice),
    sellingPrice: unitsOf(draft.sellingPrice),
    badge: draft.badge || null,
    ...details,
    stock: details.stock === null ? null : Number(details.stock),
    ...(customFields.length > 0 && { customFields: inputsOf(customFields) }),
  } as CreateProductInput;
}
