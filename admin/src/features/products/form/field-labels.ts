import type { ContestedField } from './conflict.ts';

/** What the form calls its fields. */
export const FIELD_LABELS: Record<ContestedField, string> = {
  title: 'Title',
  description: 'Description',
  regularPrice: 'Regular price',
  sellingPrice: 'Selling price',
  categoryId: 'Category',
  badge: 'Badge',
  isFeatured: 'Featured',
  isPopular: 'Popular',
  isNew: 'New',
  images: 'Images',
};
