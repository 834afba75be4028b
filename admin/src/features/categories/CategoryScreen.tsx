import './categories.css';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import type { CategoryRow_CategoryFragment as Category } from '../../graphql.generated.ts';
import { CategoryList } from './CategoryList.tsx';
import { CreateCategoryForm } from './CreateCategoryForm.tsx';
import { addCategory, deleteCategory, updateCategory } from './category-changes.ts';
import { EditCategoryDialog } from './EditCategoryDialog.tsx';

/** Manage Category: one form, one table, two questions. */
export function CategoryScreen() {
  const client = useApolloClient();
  const list = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<Category>();
  const [doomed, setDoomed] = useState<Category>();

  return (
    <>
      <title>Manage Category | Mela admin</title>
      <h1>Manage Category</h1>
      <div className="categories">
        <CreateCategoryForm onCreate={(name) => addCategory(client, name)} />
        <CategoryList ref={list} onEdit={setEdited} onDelete={setDoomed} />
      </div>
      {edited && (
        <EditCategoryDialog
          category={edited}
          onUpdate={(name) => void updateCategory(client, edited, name)}
          onClosed={() => setEdited(undefined)}
        />
      )}
      {doomed && (
        <DeleteDialog
          name={doomed.name}
          onClosed={(isDoomed) => {
            setDoomed(undefined);
            if (!isDoomed) return;
            void deleteCategory(client, doomed);
            // The button that asked goes with its row, and must not take the focus along.
            list.current?.focus();
          }}
        />
      )}
    </>
  );
}
