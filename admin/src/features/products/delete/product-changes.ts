import type { ProductRowFragment as Product } from '../../../graphql.generated.ts';
import { BADGES } from '../badges.ts';
import { formatRupees } from '../format-rupees.ts';

/** What somebody made of one field of a product. */
export interface ProductChange {
  label: string;
  before: string;
  now: string;
}

/** How each field of a product is called in its form, and how its value reads. */
const FIELDS: [label: string, read: (product: Product) => string][] = [
  ['Title', ({ title }) => title],
  ['Regular price', ({ regularPrice }) => formatRupees(regularPrice)],
  ['Selling price', ({ sellingPrice }) => formatRupees(sellingPrice)],
  ['Category', ({ category }) => category?.name ?? 'Uncategorised'],
  ['Badge', ({ badge }) => (badge ? BADGES[badge] : 'None')],
  ['Featured', ({ isFeatured }) => yesOrNo(isFeatured)],
  ['Popular', ({ isPopular }) => yesOrNo(isPopular)],
  ['New', ({ isNew }) => yesOrNo(isNew)],
];

/** What differs between two states of a product, as far as a list knows it. */
export function productChanges(before: Product, now: Product): ProductChange[] {
  const changes = FIELDS.map(([label, read]) => ({ label, before: read(before), now: read(now) }));
  const areImagesOther = idsOf(before) !== idsOf(now);
  return [
    ...changes.filter((change) => change.before !== change.now),
    ...(areImagesOther
      ? [{ label: 'Images', before: inWords(before), now: `${inWords(now)}, changed` }]
      : []),
  ];
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'Yes' : 'No';
}

function idsOf({ images }: Product): string {
  return images.map(({ id }) => id).join();
}

function inWords({ images }: Product): string {
  return images.length === 1 ? '1 picture' : `${images.length} pictures`;
}
