import { WriteControls } from '../../session/WriteControls.tsx';
import './categories.css';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import '../../components/form.css';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { CategoryListed_CategoryFragment as Category } from '../../graphql.generated.ts';
import { CategoryList } from './CategoryList.tsx';
import { CategoryOrder } from './CategoryOrder.tsx';
import { CreateCategoryForm } from './CreateCategoryForm.tsx';
import {
  addCategory,
  CATEGORY_PAGE_SIZE,
  deleteCategory,
  isPending,
  updateCategory,
} from './category-changes.ts';
import { namesake, type TreeRow } from './category-tree.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryDialog } from './EditCategoryDialog.tsx';
import { useCategoryList } from './use-category-list.ts';

/** How deep a category lies at most in which another one can lie, counted from 0: the server has three levels. */
const MAX_PARENT_DEPTH = 1;

/** A second category of the same name, until the operator has answered whether it is wanted. */
interface Question {
  name: string;
  answer: (isWanted: boolean) => void;
}

/** Manage Category: a form, a table and two dialogs. */
export function CategoryScreen() {
  const client = useApolloClient();
  const list = useRef<HTMLElement>(null);
  const [categoryToEdit, setCategoryToEdit] = useState<Category>();
  const [categoryToDelete, setCategoryToDelete] = useState<Category>();
  const [question, setQuestion] = useState<Question>();
  const [limit, setLimit] = useState(CATEGORY_PAGE_SIZE);
  const loaded = useCategoryList();
  const [revision, setRevision] = useState(0);
  const noted = <Result,>(change: Promise<Result>) =>
    change.finally(() => setRevision((number) => number + 1));

  const create = async (name: string, parentId: string) => {
    const other = namesake(loaded.rows ?? [], name, parentId);
    const isWanted =
      !other || (await new Promise<boolean>((answer) => setQuestion({ name: other.name, answer })));
    if (!isWanted) return false;
    // It comes on top of what is shown, and nothing leaves the end for it.
    setLimit((rows) => rows + 1);
    return noted(addCategory(client, name, parentId));
  };

  return (
    <>
      <title>Manage Category | Mela admin</title>
      <h1>Manage Category</h1>
      <div className="categories">
        <div className="categories__side">
          <WriteControls>
            <CreateCategoryForm parents={parentsOf(loaded.rows ?? [])} onCreate={create} />
          </WriteControls>
          <CategoryOrder revision={revision} />
        </div>
        <CategoryList
          ref={list}
          list={loaded}
          limit={limit}
          onShowMore={() => setLimit((rows) => rows + CATEGORY_PAGE_SIZE)}
          onEdit={setCategoryToEdit}
          onDelete={setCategoryToDelete}
        />
      </div>
      {question && (
        <ConfirmDialog
          title="Create it again?"
          text={`There is already a category “${question.name}” here. Do you want a second one?`}
          action="Create another"
          onConfirm={() => question.answer(true)}
          onClosed={() => {
            setQuestion(undefined);
            // Behind the confirmation, which closes the dialog first.
            queueMicrotask(() => question.answer(false));
          }}
        />
      )}
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
            const isParent = loaded.rows?.some(({ parent }) => parent?.id === categoryToDelete.id);
            const deleted = noted(deleteCategory(client, categoryToDelete, moveProductsTo));
            // What lay in it lies elsewhere now, and its products may be another one's.
            void deleted.then(() => (isParent || moveProductsTo) && loaded.reload());
            // The button that had the focus is gone with its row.
            list.current?.focus();
          }}
        />
      )}
    </>
  );
}

function parentsOf(rows: TreeRow[]) {
  return rows
    .filter(({ category, depth }) => depth <= MAX_PARENT_DEPTH && !isPending(category))
    .map(({ category, depth }) => ({
      value: category.id,
      label: `${'\u2003'.repeat(depth)}${category.name}`,
    }));
}
