import './changed-product.css';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { type ProductChange, productChanges } from './product-changes.ts';

interface Props {
  /** The product as it was when its deletion was asked for, and as somebody else has made it. */
  before: ProductRowFragment;
  now: ProductRowFragment;
  /** Called once it is closed, with whether the product is to be deleted all the same. */
  onClosed: (isDoomed: boolean) => void;
}

/** Asks again, with what somebody else has changed of the product meanwhile. */
export function ChangedProductDialog({ before, now, onClosed }: Props) {
  const changes = productChanges(before, now);
  return (
    <DeleteDialog name={now.title} onClosed={onClosed}>
      <p>Somebody else has changed this product since you looked at it. It was not deleted.</p>
      {changes.length > 0 ? (
        <ChangesTable changes={changes} />
      ) : (
        <p>What the list shows of it is as it was: its description may be another.</p>
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
