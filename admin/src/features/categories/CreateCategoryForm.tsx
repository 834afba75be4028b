import { useRef } from 'react';
import { MAX_CATEGORY_NAME_LENGTH } from '../../../../graphql-server/src/catalogue/rules/checks.ts';
import { useTypedForm } from '../../components/typed-form.ts';

interface Props {
  /** Resolves to whether the category was created. */
  onCreate: (name: string) => Promise<boolean>;
}

/** A blank name silently does nothing (specification, section 5). */
export function CreateCategoryForm({ onCreate }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(0);
  const form = useTypedForm(() => sending.current > 0);

  const create = async (input: HTMLInputElement) => {
    const name = input.value.trim();
    if (name === '') return;
    input.value = '';
    input.focus();
    sending.current++;
    const isCreated = await onCreate(name);
    sending.current--;
    // After an error the name can be corrected, unless the next one is being typed.
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
      <label className="field">
        Name
        <input ref={field} name="name" autoComplete="off" maxLength={MAX_CATEGORY_NAME_LENGTH} />
      </label>
      <button type="submit" className="button">
        Create category
      </button>
    </form>
  );
}
