import { draftOf } from '../catalogue/import/columns.ts';
import type { FieldErrors, ProductDraft } from '../catalogue/rules/checks.ts';
import { BADGES, isBadge } from '../catalogue/rules/checks.ts';
import type { CreateProductInput, RestProductFragment } from './operations.generated.ts';

/** The names of a product form's fields, where they differ from the schema's. */
const FORM_NAMES: Record<string, string> = {
  regularPrice: 'regular_price',
  sellingPrice: 'selling_price',
  categoryId: 'category',
  isFeatured: 'is_featured',
  isPopular: 'is_popular',
  isNew: 'is_new',
};

/** A product as the facade answers it (contract, REST facade). A category needs no translation. */
export function productToJson(product: RestProductFragment) {
  const { id, title, description, category, badge, isFeatured, isPopular, isNew, images } = product;
  return {
    _id: id,
    title,
    description,
    category: category?.name ?? null,
    category_id: category?.id ?? null,
    regular_price: product.regularPrice,
    selling_price: product.sellingPrice,
    discount_percentage: product.discountPercentage,
    badge: badge === null ? '' : BADGES[badge],
    is_featured: Number(isFeatured),
    is_popular: Number(isPopular),
    is_new: Number(isNew),
    images: images.map(({ url }) => url.slice(1)),
  };
}

/** The fields of POST /product/add; whether they are right is for the product's rules to say. */
export function draftFromForm(fields: Record<string, string>): ProductDraft {
  return draftOf({ ...fields, category_id: fields['category'] });
}

/** A draft in the schema's types; null when it cannot be said in them, such as a badge that there is not. */
export function inputOf(draft: ProductDraft): CreateProductInput | null {
  const flags = [draft.isFeatured, draft.isPopular, draft.isNew];
  const isTyped =
    (draft.badge === null || isBadge(draft.badge)) && flags.every((flag) => typeof flag === 'boolean');
  return isTyped ? (draft as CreateProductInput) : null;
}

/** Errors by the names of the form's fields. */
export function formErrors(fieldErrors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, message]) => [FORM_NAMES[field] ?? field, message]),
  );
}
