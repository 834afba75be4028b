import { useRef } from 'react';

interface Props {
  /** Answers whether the category was made. */
  onCreate: (name: string) => Promise<boolean>;
}

/** The name of a new category. Blank after trimming, it silently does nothing (specification, section 5). */
export function CreateCategoryForm({ onCreate }: Props) {
  const field = useRef<HTMLInputElement>(null);

  const create = async (input: HTMLInputElement) => {
    const name = input.value.trim();
    if (name === '') return;
    input.value = '';
    input.focus();
    const isMade = await onCreate(name);
    // What was refused can be mended, unless the next name is being typed already.
    if (!isMade && input.value === '') input.value = name;
  };

  return (
    <form
      className="panel categories__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) void create(field.current);
      }}
    >
      <label className="field">
        Name
        <input ref={field} name="name" autoComplete="off" />
      </label>
      <button type="submit" className="button">
        Create category
      </button>
    </form>
  );
}
