import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import './changed-product.css';
import { BADGES } from '@mela/rules/badges.ts';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import { FIELD_LABELS } from '../../../field-labels.ts';
import { formatPrice } from '../../../format.ts';
import type { ProductRowFragment as Product, ProductRowFragment } from '../../../graphql.generated.ts';
import { useLastAuthor } from '../../history/use-last-author.ts';

interface Props {
  /** The version that the operator saw. `now` is the current one. */
  before: ProductRowFragment;
  now: ProductRowFragment;
  /** Called after closing in any way, with whether to delete the changed product. */
  onClosed: (isConfirmed: boolean) => void;
}

/** Asks again if someone changed the product, and shows the changes. */
export function ChangedProductDialog({ before, now, onClosed }: Props) {
  const changes = productChanges(before, now);
  const isOwn = useLastAuthor('PRODUCT', now.id) === 'self';
  return (
    <DeleteDialog canUndo name={now.title} onClosed={onClosed}>
      <p>
        {isOwn
          ? productsText.youHaveChangedThisProductElsewhere
          : productsText.someoneElseHasChangedThisProduct}
      </p>
      {changes.length > 0 ? (
        <ChangesTable changes={changes} />
      ) : (
        <p>{productsText.noFieldThatProductListShows}</p>
      )}
    </DeleteDialog>
  );
}

function ChangesTable({ changes }: { changes: ProductChange[] }) {
  return (
    <table className="changed-product">
      <caption className="visually-hidden">{sharedText.changes}</caption>
      <thead>
        <tr>
          <th scope="col">{productsText.field}</th>
          <th scope="col">{productsText.before}</th>
          <th scope="col">{productsText.now}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td className="changed-product__now">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ProductChange {
  label: string;
  before: string;
  now: string;
}

/** The label and formatted value of each field. */
const FIELDS: [label: string, read: (product: Product) => string][] = [
  [FIELD_LABELS.title, ({ title }) => title],
  [FIELD_LABELS.regularPrice, ({ regularPrice }) => formatPrice(regularPrice)],
  [FIELD_LABELS.sellingPrice, ({ sellingPrice }) => formatPrice(sellingPrice)],
  [FIELD_LABELS.categoryId, ({ category }) => category?.name ?? sharedText.uncategorised],
  [FIELD_LABELS.badge, ({ badge }) => (badge ? BADGES[badge] : sharedText.none)],
  [FIELD_LABELS.isFeatured, ({ isFeatured }) => yesOrNo(isFeatured)],
  [FIELD_LABELS.isPopular, ({ isPopular }) => yesOrNo(isPopular)],
  [FIELD_LABELS.isNew, ({ isNew }) => yesOrNo(isNew)],
];

/** The differences between two versions, among the fields of the list. */
function productChanges(before: Product, now: Product): ProductChange[] {
  const changes = FIELDS.map(([label, read]) => ({ label, before: read(before), now: read(now) }));
  const haveImagesChanged = idsOf(before) !== idsOf(now);
  return [
    ...changes.filter((change) => change.before !== change.now),
    ...(haveImagesChanged
      ? [
          {
            label: FIELD_LABELS.images,
            before: imagesText(before),
            now: productsText.imagesChanged(imagesText(now)),
          },
        ]
      : []),
  ];
}

function yesOrNo(flag: boolean): string {
  return flag ? sharedText.yes : sharedText.no;
}

function idsOf({ images }: Product): string {
  return images.map(({ id }) => id).join();
}

function imagesText({ images }: Product): string {
  return productsText.images(images.length);
}
