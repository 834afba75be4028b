import type { ProductRowFragment } from '../../../graphql.generated.ts';

interface Props {
  product: Pick<ProductRowFragment, 'title'>;
  /** Closes the question. */
  close: () => void;
  /** Called before the question is closed. */
  onDelete: () => void;
}

/** The question itself, and its two answers. */
export function ConfirmDelete({ product, close, onDelete }: Props) {
  return (
    <>
      <p>Are you sure you want to delete {product.title}?</p>
      <div className="modal__actions">
        <button type="button" className="button button--quiet" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onDelete();
            close();
          }}
        >
          Delete
        </button>
      </div>
    </>
  );
}
