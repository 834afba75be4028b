import type { ObjectId } from 'mongodb';
import { imagesText, momentText, type WordsOfFields } from '../history/field-text.ts';
import type { StoredImage } from '../images/image.ts';
import { BADGES, type Badge } from '../rules/badges.ts';
import { toRupees } from '../rules/price.ts';
import type { ProductAttribute, ProductOption } from '../rules/product-details.ts';
import type { CategoryPlace } from './categories/category-change.ts';

/** By id. */
export type CategoryNames = ReadonlyMap<string, string>;

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

const price = (paise: number) => RUPEES.format(toRupees(paise));

export function productWords(names: CategoryNames): WordsOfFields {
  return {
    title: { name: 'Title' },
    description: { name: 'Description' },
    regularPrice: { name: 'Regular price', write: price },
    sellingPrice: { name: 'Selling price', write: price },
    categoryId: { name: 'Category', write: (id: ObjectId) => categoryName(id, names) },
    badge: { name: 'Badge', write: (badge: Badge) => BADGES[badge] },
    isFeatured: { name: 'Featured' },
    isPopular: { name: 'Popular' },
    isNew: { name: 'New' },
    images: { name: 'Images', write: imagesText },
    handle: { name: 'Handle' },
    brand: { name: 'Brand' },
    sku: { name: 'SKU' },
    stock: { name: 'Stock' },
    tags: { name: 'Tags', write: (tags: string[]) => tags.join(', ') },
    options: {
      name: 'Options',
      write: (options: ProductOption[]) =>
        options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n'),
    },
    attributes: {
      name: 'Attributes',
      write: (attributes: ProductAttribute[]) =>
        attributes.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    },
    status: {
      name: 'Status',
      write: (status: string) => ({ DRAFT: 'Draft', HIDDEN: 'Hidden' })[status] ?? 'Active',
      none: 'Active',
    },
    showFrom: { name: 'Show from', write: momentText },
    showUntil: { name: 'Show until', write: momentText },
  };
}

export function categoryWords(names: CategoryNames): WordsOfFields {
  return {
    name: { name: 'Name' },
    parentId: { name: 'Parent', write: (id: ObjectId) => categoryName(id, names) },
    place: {
      name: 'Place in the order',
      write: ({ behind }: CategoryPlace) => (behind === null ? 'First' : `Behind ${behind}`),
    },
    description: { name: 'Description' },
    image: { name: 'Image', write: (image: StoredImage) => imagesText([image]) },
    handle: { name: 'Handle' },
  };
}

/** What operators call the fields. */
export const PRODUCT_FIELD_NAMES = namesOf(productWords(new Map()));
export const CATEGORY_FIELD_NAMES = namesOf(categoryWords(new Map()));

function namesOf(words: WordsOfFields): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([field, { name }]) => [field, name]));
}

function categoryName(id: ObjectId, names: CategoryNames): string {
  return names.get(id.toHexString()) ?? 'A category that is gone';
}
