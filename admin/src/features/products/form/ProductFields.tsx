import type { CategoryOption, CategoryOptions } from '../use-category-options.ts';
import { BadgeSelect } from './BadgeSelect.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import type { FieldErrors } from './check-product.ts';
import { FlagFields } from './FlagFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { ProductDraft } from './product-draft.ts';
import { TextField } from './TextField.tsx';

interface Props {
  draft: ProductDraft;
  errors: FieldErrors;
  categories: CategoryOptions;
  /** The one that the product is in. */
  category: CategoryOption | null;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** Everything that is typed or chosen, in the specification's order; the pictures come after it. */
export function ProductFields({ draft, errors, categories, category, onEdit }: Props) {
  return (
    <>
      <TextField
        label="Title"
        name="title"
        value={draft.title}
        error={errors.title}
        onEdit={(title) => onEdit({ title })}
      />
      <TextField
        kind="text"
        label="Description"
        name="description"
        value={draft.description}
        error={errors.description}
        onEdit={(description) => onEdit({ description })}
      />
      <PriceFields {...draft} errors={errors} onEdit={onEdit} />
      <div className="product-form__selects">
        <CategorySelect
          categories={categories}
          current={category}
          categoryId={draft.categoryId}
          error={errors.categoryId}
          onEdit={onEdit}
        />
        <BadgeSelect badge={draft.badge} onEdit={onEdit} />
      </div>
      <FlagFields flags={draft} onEdit={onEdit} />
    </>
  );
}
