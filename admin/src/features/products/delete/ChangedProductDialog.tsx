import './changed-product.css';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { useLastAuthor } from '../../history/use-last-author.ts';
import { type ProductChange, productChanges } from './product-changes.ts';

interface Props {
  /** The version the operator saw, and the one saved elsewhere. */
  before: ProductRowFragment;
  now: ProductRowFragment;
  /** Called after any way of closing, with whether to delete the changed product. */
  onClosed: (isConfirmed: boolean) => void;
}

/** Asks again when the product was changed elsewhere, showing the changes. */
export function ChangedProductDialog({ before, now, onClosed }: Props) {
  const changes = productChanges(before, now);
  const isOwn = useLastAuthor('PRODUCT', now.id) === 'You';
  return (
    <DeleteDialog canUndo name={now.title} onClosed={onClosed}>
      <p>
        {isOwn ? 'You have changed this product elsewhere' : 'Somebody else has changed this product'} since
        you looked at it. It was not deleted.
      </p>
      {changes.length > 0 ? (
        <ChangesTable changes={changes} />
      ) : (
        <p>The fields in the list are unchanged; the description may be different.</p>
      )}
    </DeleteDialog>
  );
}

function ChangesTable({ changes }: { changes: ProductChange[] }) {
  return (
    <table className="changed-product">
      <caption className="visually-hidden">What was changed</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
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
