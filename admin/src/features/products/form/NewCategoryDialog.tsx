import { useApolloClient } from '@apollo/client/react';
import { checkCategory, MAX_CATEGORY_NAME_LENGTH } from '@mela/rules/category-checks.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { InputField } from '../../../components/Field.tsx';
import { FormModal } from '../../../components/FormModal.tsx';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { createCategory } from '../../categories/category-changes.ts';
import { namesake, namesakeQuestion, treeOf } from '../../categories/category-tree.ts';
import type { CategoryOption } from '../use-category-options.ts';

interface Props {
  /** The existing categories. undefined until loaded. */
  options: CategoryOption[] | undefined;
  onCreated: (category: CategoryOption) => void;
  onClosed: () => void;
}

/** Creates a category for the edited product without leaving the form. */
export function NewCategoryDialog({ options = [], onCreated, onClosed }: Props) {
  const client = useApolloClient();
  /** The name that the duplicate question was about. */
  const [asked, setAsked] = useState<string>();

  const create = async (name: string) => {
    const other = name !== asked && namesake(treeOf(options), name, '');
    const fault =
      checkCategory({ name })['name']?.text ??
      (other ? namesakeQuestion(other, sharedText.createCategory) : undefined);
    setAsked(name);
    if (fault) return fault;
    try {
      const created = await createCategory(client, { name });
      if (created) onCreated(created);
      // Evict the categories, so that the category screen reloads its list.
      client.cache.evict({ fieldName: 'categories' });
      return null;
    } catch (failure) {
      return errorExtensions(failure) ? errorMessage(failure) : productFormText.serverDidNotRespondTryAgain;
    }
  };

  // Render the dialog in a portal, because forms cannot be nested.
  return createPortal(
    <FormModal
      title={productFormText.newCategory}
      closeLabel={sharedText.cancel}
      action={sharedText.createCategory}
      onSubmit={(entered) => create(String(entered.get('name')))}
      onClosed={onClosed}
    >
      <InputField
        label={sharedText.name}
        name="name"
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME_LENGTH}
      />
    </FormModal>,
    document.body,
  );
}
