import { useState } from 'react';
import { MAX_CATEGORY_NAME_LENGTH } from '../../../../graphql-server/src/catalogue/rules/checks.ts';
import { Modal } from '../../components/Modal.tsx';
import type { CategoryRow_CategoryFragment as Category } from '../../graphql.generated.ts';
import type { RenamingError } from './category-changes.ts';

interface Props {
  category: Category;
  /** Resolves to why it was not renamed. */
  onUpdate: (category: Category, name: string) => Promise<RenamingError | undefined>;
  onClosed: () => void;
}

/** Stays open with what was typed until it is saved. A blank name silently does nothing (specification, section 5). */
export function EditCategoryDialog({ category, onUpdate, onClosed }: Props) {
  const [error, setError] = useState<RenamingError>();
  const [isSending, setIsSending] = useState(false);

  const update = async (typed: string, close: () => void) => {
    const name = typed.trim();
    if (name === '' || isSending) return;
    setError(undefined);
    setIsSending(true);
    // After a conflict, saving again overwrites what somebody else saved, which is shown by then.
    const failure = await onUpdate(error?.current ?? category, name);
    setIsSending(false);
    if (failure) setError(failure);
    else close();
  };

  return (
    <Modal title="Edit Category" onClosed={onClosed}>
      {(close) => (
        <form
          className="modal__form"
          aria-busy={isSending}
          onSubmit={(event) => {
            event.preventDefault();
            void update(String(new FormData(event.currentTarget).get('name')), close);
          }}
        >
          <label className="field">
            Name
            <input
              name="name"
              autoComplete="off"
              maxLength={MAX_CATEGORY_NAME_LENGTH}
              defaultValue={category.name}
              ref={selectAll}
            />
          </label>
          <p className="modal__error" role="alert">
            {error && <ErrorText error={error} category={category} />}
          </p>
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Close
            </button>
            <button type="submit" className="button" aria-disabled={isSending}>
              Update
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}

function ErrorText({ error: { message, current }, category }: { error: RenamingError; category: Category }) {
  if (current.version === category.version) return message;
  return (
    <>
      Somebody else has named it “<bdi>{current.name}</bdi>” meanwhile. Update replaces that name.
    </>
  );
}

/** Outside of the component: only a new reference is called again. */
function selectAll(input: HTMLInputElement | null): void {
  input?.select();
}
