import { WriteControls } from '../../session/WriteControls.tsx';
import './categories.css';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import '../../components/form.css';
import type { CategoryRow_CategoryFragment as Category } from '../../graphql.generated.ts';
import { CategoryList } from './CategoryList.tsx';
import { CategoryOrder } from './CategoryOrder.tsx';
import { CreateCategoryForm } from './CreateCategoryForm.tsx';
import { addCategory, deleteCategory, updateCategory } from './category-changes.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryDialog } from './EditCategoryDialog.tsx';

/** Manage Category: a form, a table and two dialogs. */
export function CategoryScreen() {
  const client = useApolloClient();
  const list = useRef<HTMLElement>(null);
  const [categoryToEdit, setCategoryToEdit] = useState<Category>();
  const [categoryToDelete, setCategoryToDelete] = useState<Category>();
  const [revision, setRevision] = useState(0);
  const noted = <Result,>(change: Promise<Result>) =>
    change.finally(() => setRevision((number) => number + 1));

  return (
    <>
      <title>Manage Category | Mela admin</title>
      <h1>Manage Category</h1>
      <div className="categories">
        <div className="categories__side">
          <WriteControls>
            <CreateCategoryForm onCreate={(name) => noted(addCategory(client, name))} />
          </WriteControls>
          <CategoryOrder revision={revision} />
        </div>
        <CategoryList ref={list} onEdit={setCategoryToEdit} onDelete={setCategoryToDelete} />
      </div>
      {categoryToEdit && (
        <EditCategoryDialog
          category={categoryToEdit}
          onUpdate={(...change) => noted(updateCategory(client, ...change))}
          onClosed={() => setCategoryToEdit(undefined)}
        />
      )}
      {categoryToDelete && (
        <DeleteCategoryDialog
          category={categoryToDelete}
          onClosed={(isConfirmed, moveProductsTo) => {
            setCategoryToDelete(undefined);
            if (!isConfirmed) return;
            void noted(deleteCategory(client, categoryToDelete, moveProductsTo));
            // The button that had the focus is gone with its row.
            list.current?.focus();
          }}
        />
      )}
    </>
  );
}
