import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import {
  checkCategory,
  MAX_CATEGORY_NAME_LENGTH,
} from '../../../../../graphql-server/src/rules/category-checks.ts';
import { Button } from '../../../components/Button.tsx';
import { FormModal } from '../../../components/FormModal.tsx';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { namesake, namesakeQuestion, treeOf } from '../../categories/category-tree.ts';
import { createCategory } from '../../categories/create-category.ts';
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
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** The name that a second one was asked about. */
  const [asked, setAsked] = useState<string>();

  const create = async (name: string, close: () => void) => {
    if (isSending) return;
    const other = name !== asked && namesake(treeOf(options), name, '');
    const fault =
      checkCategory({ name })['name'] ?? (other ? namesakeQuestion(other, 'Create category') : undefined);
    setAsked(name);
    setError(fault);
    if (fault) return;
    setIsSending(true);
    try {
      const created = await createCategory(client, { name });
      if (created) onCreated(created);
      // The screen of the categories loads its list again.
      client.cache.evict({ fieldName: 'categories' });
      close();
    } catch (failure) {
      setError(errorExtensions(failure) ? errorMessage(failure) : 'The server did not answer. Try again.');
      setIsSending(false);
    }
  };

  // Outside of the product's form, in which there can be no other one.
  return createPortal(
    <FormModal
      title="New category"
      closeLabel="Cancel"
      isSending={isSending}
      error={error}
      submit={<Button label="Create category" isSubmit isBusy={isSending} />}
      onSubmit={(entered, close) => void create(String(entered.get('name')), close)}
      onClosed={onClosed}
    >
      <label className="field">
        Name
        <input name="name" autoComplete="off" maxLength={MAX_CATEGORY_NAME_LENGTH} />
      </label>
    </FormModal>,
    document.body,
  );
}
