import * as fieldsText from '#messages/fields.ts';
import * as sharedText from '#messages/shared.ts';

/** The labels of product fields in forms, activity, files and conflicts, by input field name. */
export const FIELD_LABELS = {
  title: fieldsText.title,
  description: sharedText.description,
  regularPrice: fieldsText.regularPrice,
  sellingPrice: fieldsText.sellingPrice,
  isNotOnSale: sharedText.notOnSale,
  categoryId: sharedText.category,
  badge: sharedText.badge,
  isFeatured: sharedText.featured,
  isPopular: sharedText.popular,
  isNew: sharedText.newLabel,
  images: sharedText.images,
  handle: sharedText.handle,
  brand: fieldsText.brand,
  sku: 'SKU',
  barcode: sharedText.barcode,
  weightGrams: fieldsText.weightInGrams,
  cost: fieldsText.cost,
  stock: sharedText.stock,
  tags: fieldsText.tags,
  options: fieldsText.options,
  variants: sharedText.variants,
  attributes: fieldsText.attributes,
  status: sharedText.status,
  showFrom: fieldsText.showFrom,
  showUntil: fieldsText.showUntil,
  seoTitle: fieldsText.seoTitle,
  seoDescription: fieldsText.seoDescription,
  customFields: fieldsText.moreFields,
} as const;
