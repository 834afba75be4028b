import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import type { CategoryChoice, Subcategory, SubcategoryDraft } from './subcategory.ts';

interface Props {
  /** Undefined to create one. */
  row: Subcategory | undefined;
  categories: CategoryChoice[];
  /** Whether slug and order may be left empty: they are made then. */
  areMade: boolean;
  /** Answers why it was not saved. */
  onSave: (draft: SubcategoryDraft) => Promise<string | undefined> | undefined;
  onClosed: () => void;
}

export function SubcategoryFormDialog({ row, categories, areMade, onSave, onClosed }: Props) {
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const save = async (draft: SubcategoryDraft, close: () => void) => {
    if (isSending) return;
    setIsSending(true);
    const failure = await onSave(draft);
    setIsSending(false);
    setError(failure);
    if (failure === undefined) close();
  };

  return (
    <FormModal
      title={row ? 'Edit info' : 'Create subcategory'}
      isSending={isSending}
      error={error}
      submit={
        <WriteControls>
          {' '}
          <Button label={row ? 'Update' : 'Create'} isSubmit isBusy={isSending} />
        </WriteControls>
      }
      onSubmit={(entered, close) => void save(readForm(entered), close)}
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
      <label className="field">
        Name
        <input
          name="name"
          required
          pattern=".*\S.*"
          maxLength={100}
          defaultValue={row?.name}
          autoComplete="off"
        />
      </label>
      <SelectField
        label="Category"
        name="categoryId"
        required
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={row?.categoryId}
      />
      <label className="field">
        Description
        <input name="description" defaultValue={row?.description} autoComplete="off" />
      </label>
      <label className="field">
        Slug
        <input
          name="slug"
          required={isRequired}
          pattern="[a-z0-9\-]+"
          placeholder={isRequired ? undefined : 'Made from the name'}
          defaultValue={row?.slug}
          autoComplete="off"
        />
      </label>
      <label className="field">
        Order
        <input
          name="order"
          type="number"
          min="1"
          required={isRequired}
          placeholder={isRequired ? undefined : 'Behind the others'}
          defaultValue={row?.order ?? (areMade ? undefined : 1)}
        />
      </label>
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
