import { Modal } from '../../components/Modal.tsx';
import type { CategoryRow_CategoryFragment as Category } from '../../graphql.generated.ts';

interface Props {
  category: Category;
  onUpdate: (name: string) => void;
  onClosed: () => void;
}

/** A blank name silently does nothing (specification, section 5). */
export function EditCategoryDialog({ category, onUpdate, onClosed }: Props) {
  return (
    <Modal title="Edit Category" onClosed={onClosed}>
      {(close) => (
        <form
          className="modal__form"
          onSubmit={(event) => {
            event.preventDefault();
            const name = String(new FormData(event.currentTarget).get('name')).trim();
            if (name === '') return;
            close();
            onUpdate(name);
          }}
        >
          <label className="field">
            Name
            <input
              name="name"
              autoComplete="off"
              defaultValue={category.name}
              ref={(input) => input?.select()}
            />
          </label>
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Close
            </button>
            <button type="submit" className="button">
              Update
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
