import { Button } from '../../components/Button.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { Modal } from '../../components/Modal.tsx';
import { SelectField } from '../../components/Select.tsx';
import type { CategoryChoice, Subcategory, SubcategoryDraft } from './subcategory.ts';

interface Props {
  /** undefined to create one. */
  row: Subcategory | undefined;
  categories: CategoryChoice[];
  /** Whether slug and order can be empty, in which case they are generated. */
  areMade: boolean;
  /** Resolves to the error. */
  onSave: (draft: SubcategoryDraft) => Promise<string | undefined> | undefined;
  onClosed: () => void;
}

export function SubcategoryFormDialog({ row, categories, areMade, onSave, onClosed }: Props) {
  return (
    <FormModal
      title={row ? 'Edit info' : 'Create subcategory'}
      action={row ? 'Update' : 'Create'}
      onSubmit={async (entered) => onSave(readForm(entered))}
      onClosed={onClosed}
    >
      <Fields row={row} categories={categories} areMade={areMade} />
    </FormModal>
  );
}

function Fields({ row, categories, areMade }: Pick<Props, 'row' | 'categories' | 'areMade'>) {
  const isRequired = !areMade || row !== undefined;
  return (
    <>
      <InputField
        label="Name"
        name="name"
        required
        pattern=".*\S.*"
        maxLength={100}
        defaultValue={row?.name}
        autoComplete="off"
      />
      <SelectField
        label="Category"
        name="categoryId"
        required
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={row?.categoryId}
      />
      <InputField label="Description" name="description" defaultValue={row?.description} autoComplete="off" />
      <InputField
        label="Slug"
        name="slug"
        required={isRequired}
        pattern="[a-z0-9\-]+"
        placeholder={isRequired ? undefined : 'Made from the name'}
        defaultValue={row?.slug}
        autoComplete="off"
      />
      <InputField
        label="Order"
        name="order"
        type="number"
        min="1"
        required={isRequired}
        placeholder={isRequired ? undefined : 'Behind the others'}
        defaultValue={row?.order ?? (areMade ? undefined : 1)}
      />
    </>
  );
}

function readForm(form: FormData): SubcategoryDraft {
  const text = (name: string) => String(form.get(name)).trim();
  return {
    name: text('name'),
    categoryId: text('categoryId'),
    description: text('description'),
    slug: text('slug'),
    order: Number(text('order')),
  };
}

export function SubcategoryDetailDialog({ row, onClosed }: { row: Subcategory; onClosed: () => void }) {
  return (
    <Modal title={row.name} onClosed={onClosed}>
      {(close) => (
        <>
          <Facts>
            <Fact name="ID">{row.id}</Fact>
            <Fact name="Category">{row.category}</Fact>
            <Fact name="Description">{row.description}</Fact>
            <Fact name="Slug">/{row.slug}</Fact>
            <Fact name="Order">{row.order}</Fact>
          </Facts>
          <div className="modal__actions">
            <Button label="Close" isQuiet onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
