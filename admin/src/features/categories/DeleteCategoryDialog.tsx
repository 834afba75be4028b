import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { formatProducts } from '../../format.ts';
import {
  type CategoryRow_CategoryFragment as Category,
  CategoryToDeleteDocument,
} from '../../graphql.generated.ts';
import { useCategoryOptions } from '../products/use-category-options.ts';

interface Props {
  category: Category;
  /** Called after any way of closing. `moveProductsTo` is the id of a category; null leaves its products without one. */
  onClosed: (isConfirmed: boolean, moveProductsTo: string | null) => void;
}

/** Asks for confirmation, and says what becomes of the category's products. */
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
  const { options } = useCategoryOptions();
  return (
    <label className="field">
      {count === 1 ? 'Its product stays, in' : `Its ${formatProducts(count)} stay, in`}
      <span className="select select-field">
        <select value={target} onChange={(event) => onChoose(event.target.value)}>
          <option value="">No category</option>
          {options
            ?.filter(({ id }) => id !== categoryId)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </span>
    </label>
  );
}
