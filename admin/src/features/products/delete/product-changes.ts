import { BADGES } from '../../../../../graphql-server/src/rules/badges.ts';
import { formatRupees } from '../../../format.ts';
import type { ProductRowFragment as Product } from '../../../graphql.generated.ts';

export interface ProductChange {
  label: string;
  before: string;
  now: string;
}

/** Label and formatted value of each field. */
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

/** The differences between two versions, in the fields that the list loads. */
export function productChanges(before: Product, now: Product): ProductChange[] {
  const changes = FIELDS.map(([label, read]) => ({ label, before: read(before), now: read(now) }));
  const haveImagesChanged = idsOf(before) !== idsOf(now);
  return [
    ...changes.filter((change) => change.before !== change.now),
    ...(haveImagesChanged
      ? [{ label: 'Images', before: imagesText(before), now: `${imagesText(now)}, changed` }]
      : []),
  ];
}

function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}

function idsOf({ images }: Product): string {
  return images.map(({ id }) => id).join();
}

function imagesText({ images }: Product): string {
  return images.length === 1 ? '1 image' : `${images.length} images`;
}
