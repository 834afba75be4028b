import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { Modal } from '../../components/Modal.tsx';
import { SelectField } from '../../components/Select.tsx';
import type { CategoryChoice, Subcategory, SubcategoryDraft } from './subcategory.ts';

interface Props {
  /** The subcategory to edit. undefined to create one. */
  row: Subcategory | undefined;
  categories: CategoryChoice[];
  /** Whether the slug and the order may be empty, and are then generated. */
  areMade: boolean;
  /** Saves the subcategory. Resolves to an error message, or to undefined after success. */
  onSave: (draft: SubcategoryDraft) => Promise<string | undefined> | undefined;
  onClosed: () => void;
}

export function SubcategoryFormDialog({ row, categories, areMade, onSave, onClosed }: Props) {
  return (
    <FormModal
      title={row ? categoriesText.editInfo : categoriesText.createSubcategory}
      action={row ? sharedText.update : categoriesText.create}
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
        label={sharedText.name}
        name="name"
        required
        pattern=".*\S.*"
        maxLength={100}
        defaultValue={row?.name}
        autoComplete="off"
      />
      <SelectField
        label={sharedText.category}
        name="categoryId"
        required
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={row?.categoryId}
      />
      <InputField
        label={sharedText.description}
        name="description"
        defaultValue={row?.description}
        autoComplete="off"
      />
      <InputField
        label={categoriesText.slug}
        name="slug"
        required={isRequired}
        pattern="[a-z0-9\-]+"
        placeholder={isRequired ? undefined : categoriesText.madeFromName}
        defaultValue={row?.slug}
        autoComplete="off"
      />
      <InputField
        label={sharedText.orderTitle}
        name="order"
        type="number"
        min="1"
        required={isRequired}
        placeholder={isRequired ? undefined : categoriesText.behindOthers}
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
            <Fact name={sharedText.category}>{row.category}</Fact>
            <Fact name={sharedText.description}>{row.description}</Fact>
            <Fact name={categoriesText.slug}>/{row.slug}</Fact>
            <Fact name={sharedText.orderTitle}>{row.order}</Fact>
          </Facts>
          <div className="modal__actions">
            <Button label={sharedText.close} isQuiet onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
