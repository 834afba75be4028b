import { Modal } from '../../components/Modal.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { SAMPLE_SUBCATEGORIES, type Subcategory } from './sample-subcategories.ts';

const CATEGORIES = [...new Set(SAMPLE_SUBCATEGORIES.map(({ category }) => category))];

interface Props {
  /** Undefined to create one. */
  row: Subcategory | undefined;
  nextId: number;
  onSave: (row: Subcategory) => void;
  onClosed: () => void;
}

export function SubcategoryFormDialog({ row, nextId, onSave, onClosed }: Props) {
  return (
    <Modal title={row ? 'Edit info' : 'Create subcategory'} onClosed={onClosed}>
      {(close) => (
        <form
          className="modal__form"
          onSubmit={(event) => {
            event.preventDefault();
            onSave(readForm(new FormData(event.currentTarget), row?.id ?? nextId));
            close();
          }}
        >
          <Fields row={row} />
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Close
            </button>
            <button type="submit" className="button">
              {row ? 'Update' : 'Create'}
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}

function Fields({ row }: Pick<Props, 'row'>) {
  return (
    <>
      <label className="field">
        Name
        <input name="name" required pattern=".*\S.*" defaultValue={row?.name} autoComplete="off" />
      </label>
      <SelectField label="Category" name="category" options={CATEGORIES} defaultValue={row?.category} />
      <label className="field">
        Description
        <input name="description" defaultValue={row?.description} autoComplete="off" />
      </label>
      <label className="field">
        Slug
        <input name="slug" required pattern="[a-z0-9\-]+" defaultValue={row?.slug} autoComplete="off" />
      </label>
      <label className="field">
        Order
        <input name="order" type="number" min="1" required defaultValue={row?.order ?? 1} />
      </label>
    </>
  );
}

function readForm(form: FormData, id: number): Subcategory {
  const text = (name: string) => String(form.get(name)).trim();
  return {
    id,
    name: text('name'),
    category: text('category'),
    description: text('description'),
    slug: text('slug'),
    order: Number(text('order')),
  };
}
