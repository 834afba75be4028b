import type { Category } from '../categories/category.ts';
import { imageFiles } from '../images/image-store.ts';
import { BADGES, type FieldErrors, type ProductDraft } from '../rules/checks.ts';
import { discountPercentage, toRupees } from '../rules/price.ts';
import { type Product, UPLOADS_PATH } from './product.ts';

/** The facade's names, where they differ from the schema's. */
const JSON_NAMES: Record<string, string> = {
  regularPrice: 'regular_price',
  sellingPrice: 'selling_price',
  categoryId: 'category',
  isFeatured: 'is_featured',
  isPopular: 'is_popular',
  isNew: 'is_new',
};

const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
]);

/** A product as the facade answers it (contract, REST facade). */
export function productToJson(product: Product, category: Category | null) {
  const { _id, title, description, badge, isFeatured, isPopular, isNew, images } = product;
  return {
    _id: _id.toHexString(),
    title,
    description,
    category: category?.name ?? null,
    category_id: category?._id.toHexString() ?? null,
    regular_price: toRupees(product.regularPrice),
    selling_price: toRupees(product.sellingPrice),
    discount_percentage: discountPercentage(product.regularPrice, product.sellingPrice),
    badge: badge === null ? '' : BADGES[badge],
    is_featured: Number(isFeatured),
    is_popular: Number(isPopular),
    is_new: Number(isNew),
    images: images.map(({ hash }) => `${UPLOADS_PATH.slice(1)}/${imageFiles(hash).large}`),
  };
}

/** Reads the fields of POST /product/add; whether they are right is for the product's rules to judge. */
export function draftFromJson(fields: Record<string, string>): ProductDraft {
  return {
    title: fields['title'],
    description: fields['description'],
    regularPrice: fields['regular_price'],
    sellingPrice: fields['selling_price'],
    categoryId: fields['category'],
    badge: readBadge(fields['badge'] ?? ''),
    isFeatured: readFlag(fields['is_featured'] ?? ''),
    isPopular: readFlag(fields['is_popular'] ?? ''),
    isNew: readFlag(fields['is_new'] ?? ''),
  };
}

/** Field errors by the names of the wire. */
export function jsonErrors(fieldErrors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, message]) => [JSON_NAMES[field] ?? field, message]),
  );
}

function readBadge(label: string): unknown {
  if (label === '') return null;
  return Object.entries(BADGES).find((badge) => badge[1] === label)?.[0] ?? label;
}

function readFlag(text: string): unknown {
  return FLAGS.has(text) ? FLAGS.get(text) : text;
}
