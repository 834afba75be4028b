import { readStock } from '@mela/rules/amounts.ts';
import { BADGES, isBadge } from '@mela/rules/badges.ts';
import { isStatus, STATUSES } from '@mela/rules/detail-limits.ts';
import { draftOf } from '@mela/rules/import-columns.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import type { FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { appMessages } from '../messages.ts';
import type {
  CreateProductInput,
  RestCategoryFragment,
  RestProductFragment,
  UpdateCategoryInput,
} from './operations.generated.ts';

/** The fields of the product form whose names differ from the schema's. */
const FORM_NAMES: Record<string, string> = {
  regularPrice: 'regular_price',
  sellingPrice: 'selling_price',
  categoryId: 'category',
  isFeatured: 'is_featured',
  isPopular: 'is_popular',
  isNew: 'is_new',
  showFrom: 'show_from',
  showUntil: 'show_until',
  imageAlts: 'image_alts',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  parentId: 'parent_id',
  idempotencyKey: 'Idempotency-Key',
};

/** A category in the facade's form (contract, REST facade), with optional details. */
export function categoryToJson(category: RestCategoryFragment) {
  const { id, name, handle, hasOwnHandle, parent, description, image } = category;
  return {
    id,
    name,
    ...(hasOwnHandle && { handle }),
    ...(parent && { parent_id: parent.id }),
    ...(description && { description }),
    ...(image && { image: image.url.slice(1) }),
    ...(image?.ownAlt && { image_alt: image.ownAlt }),
  };
}

/** A category from the body of a call. The name is required. */
export function categoryInput(body: unknown): { name: string } & UpdateCategoryInput {
  const { name, handle, parent_id, description } = (body ?? {}) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : '',
    ...textOrNull('handle', 'Handle', handle),
    ...textOrNull('parentId', 'Parent', parent_id),
    ...textOrNull('description', 'Description', description),
  };
}

function textOrNull(field: string, label: string, value: unknown): Record<string, string | null> {
  if (value === undefined) return {};
  if (typeof value === 'string' || value === null) return { [field]: value };
  const message = appMessages.mustBeText({ label });
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { [field]: message } });
}

/** The value of the call's Idempotency-Key header. */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}

/** A product in the facade's form (contract, REST facade). */
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
    ...detailsToJson(product),
  };
}

/** Includes only details that are set, so that a product with the specified fields has exactly these. */
function detailsToJson(product: RestProductFragment) {
  const { handle, hasOwnHandle, brand, sku, stock, tags, options, attributes, status, images } = product;
  return {
    ...(hasOwnHandle && { handle }),
    ...(brand !== null && { brand }),
    ...(sku !== null && { sku }),
    ...(stock !== null && { stock }),
    ...(tags.length > 0 && { tags }),
    ...(options.length > 0 && { options }),
    ...(attributes.length > 0 && { attributes }),
    ...(status !== 'ACTIVE' && { status: STATUSES[status] }),
    ...(product.showFrom && { show_from: product.showFrom }),
    ...(product.showUntil && { show_until: product.showUntil }),
    ...(images.some(({ ownAlt }) => ownAlt) && { image_alts: images.map(({ ownAlt }) => ownAlt ?? '') }),
    ...(product.seoTitle && { seo_title: product.seoTitle }),
    ...(product.seoDescription && { seo_description: product.seoDescription }),
  };
}

/** The fields of POST /product/add; the product's rules validate them. */
export function draftFromForm(fields: Record<string, string>): ProductDraft {
  return draftOf({ ...fields, category_id: fields['category'] });
}

/** The draft in the schema's types. null if these cannot represent it, for example because of an unknown badge. */
export function inputOf(draft: ProductDraft): CreateProductInput | null {
  const flags = [draft.isFeatured, draft.isPopular, draft.isNew];
  const stock = readStock(draft.stock);
  const isTyped =
    (draft.badge === null || isBadge(draft.badge)) &&
    (draft.status === undefined || isStatus(draft.status)) &&
    stock !== null &&
    flags.every((flag) => typeof flag === 'boolean');
  return isTyped ? ({ ...draft, stock } as CreateProductInput) : null;
}

/** Validation errors by the form's field names. */
export function formErrors<Value>(fieldErrors: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, value]) => [FORM_NAMES[field] ?? field, value]),
  );
}
