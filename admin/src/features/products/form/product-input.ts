import { draftDetails } from '../../../../../graphql-server/src/rules/detail-cells.ts';
import type { CreateProductInput } from '../../../graphql.generated.ts';
import { type DetailsDraft, type ProductDraft, rupeesOf } from './product-draft.ts';

function momentOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** What the rules and the server read of the details. */
export function saidDetails(draft: DetailsDraft) {
  const { stock, tags, options, attributes } = draftDetails(draft);
  return {
    handle: draft.handle.trim() || null,
    brand: draft.brand.trim() || null,
    sku: draft.sku.trim() || null,
    stock: stock || null,
    tags,
    options,
    attributes,
    status: draft.status,
    showFrom: momentOf(draft.showFrom),
    showUntil: momentOf(draft.showUntil),
  };
}

/** The server's input for a valid draft. */
export function inputOf({
  title,
  description,
  badge,
  isNotOnSale,
  ...draft
}: ProductDraft): CreateProductInput {
  const details = saidDetails(draft);
  return {
    ...draft,
    title: title.trim(),
    description: description.trim(),
    regularPrice: isNotOnSale ? null : rupeesOf(draft.regularPrice),
    sellingPrice: rupeesOf(draft.sellingPrice),
    badge: badge || null,
    ...details,
    stock: details.stock === null ? null : Number(details.stock),
  } as CreateProductInput;
}
