import { MAX_CATEGORY_NAME_LENGTH } from '@mela/rules/category-checks.ts';
import { useRef, useState } from 'react';
import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { SelectField } from '../../components/Select.tsx';
import { useTypedForm } from '../../components/unsaved.ts';

interface Props {
  parents: { value: string; label: string }[];
  /** Resolves to whether the category was created. */
  onCreate: (name: string, parentId: string) => Promise<boolean>;
}

/** The form that creates a category. A blank name silently does nothing (specification, section 5). */
export function CreateCategoryForm({ parents, onCreate }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(0);
  const [chosen, setChosen] = useState('');
  // Ignore a chosen parent that has been deleted.
  const parentId = parents.some(({ value }) => value === chosen) ? chosen : '';
  const form = useTypedForm(() => sending.current > 0);

  const create = async (input: HTMLInputElement) => {
    const name = input.value.trim();
    if (name === '') return;
    input.value = '';
    input.focus();
    sending.current++;
    const isCreated = await onCreate(name, parentId);
    sending.current--;
    // Restore the name after an error, unless the operator is already typing the next one.
    if (!isCreated && input.value === '') input.value = name;
  };

  return (
    <form
      ref={form}
      className="panel categories__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) void create(field.current);
      }}
    >
      <InputField
        label={sharedText.name}
        ref={field}
        name="name"
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME_LENGTH}
      />
      {parents.length > 0 && (
        <SelectField
          label={sharedText.parent}
          options={[{ value: '', label: categoriesText.noParent }, ...parents]}
          value={parentId}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Button label={sharedText.createCategory} isSubmit />
    </form>
  );
}
