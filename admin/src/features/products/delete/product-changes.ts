import { BADGES } from '../../../../../graphql-server/src/rules/badges.ts';
import { FIELD_LABELS } from '../../../field-labels.ts';
import { formatPrice } from '../../../format.ts';
import type { ProductRowFragment as Product } from '../../../graphql.generated.ts';

export interface ProductChange {
  label: string;
  before: string;
  now: string;
}

/** Label and formatted value of each field. */
const FIELDS: [label: string, read: (product: Product) => string][] = [
  [FIELD_LABELS.title, ({ title }) => title],
  [FIELD_LABELS.regularPrice, ({ regularPrice }) => formatPrice(regularPrice)],
  [FIELD_LABELS.sellingPrice, ({ sellingPrice }) => formatPrice(sellingPrice)],
  [FIELD_LABELS.categoryId, ({ category }) => category?.name ?? 'Uncategorised'],
  [FIELD_LABELS.badge, ({ badge }) => (badge ? BADGES[badge] : 'None')],
  [FIELD_LABELS.isFeatured, ({ isFeatured }) => yesOrNo(isFeatured)],
  [FIELD_LABELS.isPopular, ({ isPopular }) => yesOrNo(isPopular)],
  [FIELD_LABELS.isNew, ({ isNew }) => yesOrNo(isNew)],
];

/** The differences between two versions, in the fields that the list loads. */
export function productChanges(before: Product, now: Product): ProductChange[] {
  const changes = FIELDS.map(([label, read]) => ({ label, before: read(before), now: read(now) }));
  const haveImagesChanged = idsOf(before) !== idsOf(now);
  return [
    ...changes.filter((change) => change.before !== change.now),
    ...(haveImagesChanged
      ? [{ label: FIELD_LABELS.images, before: imagesText(before), now: `${imagesText(now)}, changed` }]
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
