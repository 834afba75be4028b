import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as categoriesText from '#messages/categories.ts';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { Select } from '../../components/Select.tsx';
import {
  type CategoryRow_CategoryFragment as Category,
  CategoryToDeleteDocument,
} from '../../graphql.generated.ts';
import { useCategoryOptions } from '../products/use-category-options.ts';

interface Props {
  category: Category;
  /** Called after closing in any way. `moveProductsTo` is a category id, or null to leave the products without one. */
  onClosed: (isConfirmed: boolean, moveProductsTo: string | null) => void;
}

/** Asks for confirmation, and where to move the category's products. */
export function DeleteCategoryDialog({ category, onClosed }: Props) {
  const [target, setTarget] = useState('');
  const { data } = useQuery(CategoryToDeleteDocument, {
    variables: { id: category.id },
    fetchPolicy: 'network-only',
  });
  const count = data?.category?.productCount ?? 0;
  return (
    <DeleteDialog
      canUndo
      name={category.name}
      consequence={
        count > 0 && (
          <MoveProducts count={count} categoryId={category.id} target={target} onChoose={setTarget} />
        )
      }
      onClosed={(isConfirmed) => onClosed(isConfirmed, target || null)}
    />
  );
}

interface MoveProps {
  count: number;
  categoryId: string;
  target: string;
  onChoose: (target: string) => void;
}

function MoveProducts({ count, categoryId, target, onChoose }: MoveProps) {
  const { options = [] } = useCategoryOptions();
  const others = options
    .filter(({ id }) => id !== categoryId)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <label className="field">
      {categoriesText.productsStayIn(count)}
      <Select
        className="select-field"
        value={target}
        options={[{ value: '', label: categoriesText.noCategory }, ...others]}
        onChange={(event) => onChoose(event.target.value)}
      />
    </label>
  );
}
