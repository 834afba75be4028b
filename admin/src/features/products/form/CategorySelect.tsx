import { memo, useId } from 'react';
import type { CategoryOption, CategoryOptions } from '../use-category-options.ts';
import { FieldError } from './FieldError.tsx';
import type { ProductDraft } from './product-draft.ts';

interface Props {
  categories: CategoryOptions;
  /** The one that the product is in, shown also before all have come. */
  current: CategoryOption | null;
  categoryId: string;
  error: string | undefined;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The categories to choose from; there may be thousands, so typing elsewhere must not draw them again. */
export const CategorySelect = memo(function CategorySelect(props: Props) {
  const { categories, current, categoryId, error, onEdit } = props;
  const id = useId();
  const { options, hasFailed, retry } = categories;
  const isListed = options?.some((option) => option.id === current?.id);
  return (
    <div className="field">
      <label htmlFor={id}>Category</label>
      <span className="select product-form__select">
        <select
          id={id}
          name="categoryId"
          value={categoryId}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onEdit({ categoryId: target.value })}
        >
          <option value="">Select a category</option>
          {current && !isListed && <option value={current.id}>{current.name}</option>}
          {options?.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      </span>
      <FieldError id={`${id}-error`} error={error} />
      {hasFailed && (
        <button type="button" className="button button--quiet button--small" onClick={retry}>
          Load the categories again
        </button>
      )}
    </div>
  );
});
