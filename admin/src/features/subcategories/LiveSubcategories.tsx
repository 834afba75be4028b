import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import * as categoriesText from '#messages/categories.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/Reading.tsx';
import { PATHS } from '../../paths.ts';
import { deleteCategory } from '../categories/category-changes.ts';
import { namesake, namesakeQuestion, treeOf } from '../categories/category-tree.ts';
import { DeleteCategoryDialog } from '../categories/DeleteCategoryDialog.tsx';
import { useCategoryTree } from '../categories/use-category-tree.ts';
import { rowsOf, saveSubcategory } from './live-subcategories.ts';
import { SubcategoryDetailDialog, SubcategoryFormDialog } from './SubcategoryDialogs.tsx';
import { type OpenDialog, SubcategoryList } from './SubcategoryList.tsx';
import { categoriesOf, type SubcategoryDraft } from './subcategory.ts';

/** The subcategories of a live shop: categories that have a parent. */
export function LiveSubcategories() {
  const list = useRef<HTMLElement>(null);
  const { categories, hasFailed, reload } = useCategoryTree();
  const [dialog, setDialog] = useState<OpenDialog>();
  const rows = rowsOf(categories ?? []);

  return (
    <>
      <SubcategoryList
        ref={list}
        rows={rows}
        categories={categoriesOf(rows)}
        isBusy={!categories && !hasFailed}
        onOpen={setDialog}
      >
        {categories && rows.length === 0 && (
          <EmptyState title={categoriesText.noSubcategoriesYet}>
            {categories.length > 0 ? (
              categoriesText.subcategoryIsCategoryInsideAnotherOne
            ) : (
              <>
                {categoriesText.subcategoriesBelongToCategories}{' '}
                <Link to={PATHS.category}>{categoriesText.createCategory}</Link> {categoriesText.first}
              </>
            )}
          </EmptyState>
        )}
        {!categories && hasFailed && <LoadFailure what={categoriesText.subcategories} onRetry={reload} />}
      </SubcategoryList>
      {dialog && (
        <RowDialog
          dialog={dialog}
          categories={categories ?? []}
          onChanged={reload}
          onDeleted={() => list.current?.focus()}
          onClosed={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface DialogProps {
  dialog: OpenDialog;
  categories: NonNullable<ReturnType<typeof useCategoryTree>['categories']>;
  onChanged: () => void;
  onDeleted: () => void;
  onClosed: () => void;
}

function RowDialog({ dialog: { kind, row }, categories, onChanged, onDeleted, onClosed }: DialogProps) {
  const client = useApolloClient();
  /** The name and parent about which the operator was asked, because a similar category exists. */
  const asked = useRef('');
  const questionOf = ({ name, categoryId }: SubcategoryDraft) => {
    const other = namesake(treeOf(categories), name, categoryId);
    const isAsked = asked.current === `${categoryId} ${name}`;
    asked.current = `${categoryId} ${name}`;
    return other && !isAsked ? namesakeQuestion(other, categoriesText.create) : undefined;
  };
  const category = categories.find(({ id }) => id === row?.id);
  if (kind === 'detail' && row) return <SubcategoryDetailDialog row={row} onClosed={onClosed} />;
  if (kind === 'delete' && category) {
    return (
      <DeleteCategoryDialog
        category={category}
        onClosed={(isConfirmed, moveProductsTo) => {
          onClosed();
          if (!isConfirmed) return;
          void deleteCategory(client, category, moveProductsTo).then(onChanged);
          // Move the focus, because the row with the focused button is gone.
          onDeleted();
        }}
      />
    );
  }
  return (
    <SubcategoryFormDialog
      row={row}
      categories={categories.filter(({ id }) => id !== row?.id)}
      areMade
      onSave={async (draft) => {
        const question = !row && questionOf(draft);
        if (question) return question;
        const failure = await saveSubcategory(client, categories, draft, row);
        onChanged();
        return failure;
      }}
      onClosed={onClosed}
    />
  );
}
