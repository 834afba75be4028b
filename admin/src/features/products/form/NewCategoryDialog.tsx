import { useApolloClient } from '@apollo/client/react';
import { checkCategory, MAX_CATEGORY_NAME_LENGTH } from '@mela/rules/category-checks.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FormModal } from '../../../components/FormModal.tsx';
import { InputField } from '../../../components/InputField.tsx';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { createCategory } from '../../categories/category-changes.ts';
import { namesake, namesakeQuestion, treeOf } from '../../categories/category-tree.ts';
import type { CategoryOption } from '../use-category-options.ts';

interface Props {
  /** Those that there are already; undefined until they are loaded. */
  options: CategoryOption[] | undefined;
  onCreated: (category: CategoryOption) => void;
  onClosed: () => void;
}

/** Makes a category for the product in the form, which stays as it is. */
export function NewCategoryDialog({ options = [], onCreated, onClosed }: Props) {
  const client = useApolloClient();
  /** The name that a second one was asked about. */
  const [asked, setAsked] = useState<string>();

  const create = async (name: string) => {
    const other = name !== asked && namesake(treeOf(options), name, '');
    const fault =
      checkCategory({ name })['name'] ?? (other ? namesakeQuestion(other, 'Create category') : undefined);
    setAsked(name);
    if (fault) return fault;
    try {
      const created = await createCategory(client, { name });
      if (created) onCreated(created);
      // The screen of the categories loads its list again.
      client.cache.evict({ fieldName: 'categories' });
      return null;
    } catch (failure) {
      return errorExtensions(failure) ? errorMessage(failure) : 'The server did not answer. Try again.';
    }
  };

  // Outside of the product's form, in which there can be no other one.
  return createPortal(
    <FormModal
      title="New category"
      closeLabel="Cancel"
      action="Create category"
      onSubmit={(entered) => create(String(entered.get('name')))}
      onClosed={onClosed}
    >
      <InputField label="Name" name="name" autoComplete="off" maxLength={MAX_CATEGORY_NAME_LENGTH} />
    </FormModal>,
    document.body,
  );
}
