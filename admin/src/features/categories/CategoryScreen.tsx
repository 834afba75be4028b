import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import './categories.css';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import '../../components/form.css';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { CategoryListed_CategoryFragment as Category } from '../../graphql.generated.ts';
import { CategoryList } from './CategoryList.tsx';
import { CreateCategoryForm } from './CreateCategoryForm.tsx';
import {
  addCategory,
  CATEGORY_PAGE_SIZE,
  deleteCategory,
  isPending,
  updateCategory,
} from './category-changes.ts';
import type { TreeRow } from './category-tree.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryDialog } from './EditCategoryDialog.tsx';
import { type CategoryListState, useCategoryList } from './use-category-list.ts';
import { useNamesakeQuestion } from './use-namesake-question.tsx';

/** The maximum depth of a parent, counted from 0. The server allows three levels. */
const MAX_PARENT_DEPTH = 1;

interface OpenDialog {
  kind: 'edit' | 'delete';
  category: Category;
}

/** The screen Manage Category: a form, a table and two dialogs. */
export function CategoryScreen() {
  const client = useApolloClient();
  const list = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [limit, setLimit] = useState(CATEGORY_PAGE_SIZE);
  const loaded = useCategoryList();
  const { isWanted, question } = useNamesakeQuestion(loaded.rows);
  const [revision, setRevision] = useState(0);
  const noted = <Result,>(change: Promise<Result>) =>
    change.finally(() => setRevision((number) => number + 1));

  const create = async (name: string, parentId: string) => {
    if (!(await isWanted(name, parentId))) return false;
    // Show one more row, so that the new category at the top does not hide the last visible one.
    setLimit((rows) => rows + 1);
    return noted(addCategory(client, name, parentId));
  };

  return (
    <>
      <title>{categoriesText.manageCategoryMelaAdmin}</title>
      <h1>{sharedText.manageCategory}</h1>
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
          onEdit={(category) => setDialog({ kind: 'edit', category })}
          onDelete={(category) => setDialog({ kind: 'delete', category })}
        />
      </div>
      {question}
      {dialog && (
        <CategoryDialog
          dialog={dialog}
          list={loaded}
          noted={noted}
          // Focus the list, because the button that had the focus is gone with its row.
          onDeleted={() => list.current?.focus()}
          onClosed={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface DialogProps {
  dialog: OpenDialog;
  list: CategoryListState;
  /** Passes on the result of a change, and then reloads the shop's category order. */
  noted: <Result>(change: Promise<Result>) => Promise<Result>;
  onDeleted: () => void;
  onClosed: () => void;
}

function CategoryDialog({ dialog: { kind, category }, list, noted, onDeleted, onClosed }: DialogProps) {
  const client = useApolloClient();
  if (kind === 'edit') {
    return (
      <EditCategoryDialog
        category={category}
        onUpdate={(...change) => noted(updateCategory(client, ...change))}
        onClosed={onClosed}
      />
    );
  }
  return (
    <DeleteCategoryDialog
      category={category}
      onClosed={(isConfirmed, moveProductsTo) => {
        onClosed();
        if (!isConfirmed) return;
        const isParent = list.rows?.some(({ parent }) => parent?.id === category.id);
        const deleted = noted(deleteCategory(client, category, moveProductsTo));
        // Reload the list, because the subcategories have moved, and the products may belong to another
        // category.
        void deleted.then(() => {
          if (isParent || moveProductsTo) void list.source.reload();
        });
        onDeleted();
      }}
    />
  );
}

function parentsOf(rows: TreeRow<Category>[]) {
  return rows
    .filter(({ category, depth }) => depth <= MAX_PARENT_DEPTH && !isPending(category))
    .map(({ category, depth }) => ({
      value: category.id,
      label: `${'\u2003'.repeat(depth)}${category.name}`,
    }));
}

const loadList = async () => (await import('./CategoryOrderList.tsx')).CategoryOrderList;

/** The order of categories in the shop. */
function CategoryOrder({ revision }: { revision: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const List = useOnDemand(isOpen, loadList, () => setIsOpen(false));
  return (
    <details
      className="panel category-order"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="category-more__summary">{categoriesText.orderInShop}</summary>
      {isOpen && (
        <WriteControls>
          {List ? <List revision={revision} /> : <span className="skeleton skeleton--line" />}
        </WriteControls>
      )}
    </details>
  );
}
