import { Modal } from '../../components/Modal.tsx';
import type { CategoryRow_CategoryFragment as Category } from '../../graphql.generated.ts';

interface Props {
  category: Category;
  onDelete: () => void;
  onClosed: () => void;
}

export function DeleteCategoryDialog({ category, onDelete, onClosed }: Props) {
  return (
    <Modal title="Confirm Delete" onClosed={onClosed}>
      {(close) => (
        <>
          <p>Are you sure you want to delete {category.name}?</p>
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
