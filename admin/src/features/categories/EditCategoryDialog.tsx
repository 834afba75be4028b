import { MAX_CATEGORY_NAME_LENGTH } from '@mela/rules/category-checks.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { useState } from 'react';
import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { CategoryRow_CategoryFragment as Category } from '../../graphql.generated.ts';
import { useLastAuthor } from '../history/use-last-author.ts';
import type { UpdateError } from './category-changes.ts';
import { type DetailsErrors, type DetailsForm, detailsInput } from './category-details.ts';

interface Props {
  category: Category;
  /** Saves the name, and the other details if they are given. Resolves to an error if the server rejects them. */
  onUpdate: (category: Category, name: string, details?: DetailsForm) => Promise<UpdateError | undefined>;
  onClosed: () => void;
}

/**
 * Edits a category. Keeps the input until it is saved. A blank name silently does nothing (specification,
 * section 5).
 */
export function EditCategoryDialog({ category, onUpdate, onClosed }: Props) {
  const [error, setError] = useState<UpdateError>();
  const [details, setDetails] = useState<DetailsForm>();

  const update = async (typed: string) => {
    const name = typed.trim();
    if (name === '') return '';
    setError(undefined);
    // After a conflict the dialog shows the server's version. Saving again overwrites it.
    const failure = await onUpdate(error?.current ?? category, name, details);
    if (!failure) return null;
    setError(failure);
    setDetails(failure.details);
    return <ErrorText error={failure} category={category} />;
  };

  return (
    <FormModal
      title={categoriesText.editCategory}
      action={sharedText.update}
      isUnsaved={details !== undefined && Object.keys(detailsInput(details)).length > 0}
      onSubmit={(entered) => update(String(entered.get('name')))}
      onClosed={onClosed}
    >
      <InputField
        label={sharedText.name}
        name="name"
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME_LENGTH}
        defaultValue={category.name}
        ref={selectAll}
      />
      <CategoryMore
        category={category}
        form={details}
        errors={error?.fieldErrors ?? {}}
        onChange={setDetails}
      />
    </FormModal>
  );
}

function ErrorText({ error, category }: { error: UpdateError; category: Category }) {
  const { message, current, replaced } = error;
  const isInTheWay = current.version !== category.version;
  const author = useLastAuthor('CATEGORY', isInTheWay ? category.id : null);
  const isOwn = author === 'self';
  if (!isInTheWay) return message;
  if (current.name !== category.name) {
    return (
      <>
        {isOwn ? categoriesText.youRenamedIt : categoriesText.someoneRenamedIt}
        <bdi>{current.name}</bdi>
        {categoriesText.replaceName}
      </>
    );
  }
  if (replaced.length > 0) {
    const fields = LIST.format(replaced);
    return isOwn ? categoriesText.youChangedFields(fields) : categoriesText.someoneChangedFields(fields);
  }
  return isOwn ? categoriesText.youChangedOtherFields : categoriesText.someoneChangedOtherFields;
}

const LIST = new Intl.ListFormat(LOCALE);

/**
 * Selects the text of a new field. Defined outside the component, because React calls a new ref function
 * again on each render.
 */
function selectAll(input: HTMLInputElement | null): void {
  input?.select();
}

const loadPanel = async () => (await import('./CategoryDetailsPanel.tsx')).CategoryDetailsPanel;

interface CategoryMoreProps {
  category: Category;
  form: DetailsForm | undefined;
  errors: DetailsErrors;
  onChange: (form: DetailsForm) => void;
}

/** The further fields of a category, loaded on opening. */
function CategoryMore(props: CategoryMoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useOnDemand(isOpen, loadPanel, () => setIsOpen(false));
  return (
    <details
      className="category-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="category-more__summary">{sharedText.more}</summary>
      {isOpen && (Panel ? <Panel {...props} /> : <span className="skeleton skeleton--line" />)}
    </details>
  );
}
