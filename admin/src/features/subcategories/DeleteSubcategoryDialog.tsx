import { Modal } from '../../components/Modal.tsx';
import type { Subcategory } from './sample-subcategories.ts';

interface Props {
  row: Subcategory;
  onDelete: () => void;
  onClosed: () => void;
}

export function DeleteSubcategoryDialog({ row, onDelete, onClosed }: Props) {
  return (
    <Modal title="Confirm Delete" onClosed={onClosed}>
      {(close) => (
        <>
          <p>Are you sure you want to delete {row.name}?</p>
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Cancel
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                onDelete();
              }}
            >
              Delete
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
