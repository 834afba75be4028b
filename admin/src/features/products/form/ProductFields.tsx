import { BADGES, type Badge } from '@mela/rules/badges.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@mela/rules/product-checks.ts';
import { memo, useId, useRef, useState } from 'react';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { FIELD_LABELS } from '../../../field-labels.ts';
import type { CategoryOption, CategoryOptions } from '../use-category-options.ts';
import { FormField, FormSelect, TextField } from './FormField.tsx';
import { discountText, FLAGS, type ProductDraft, type ProductFieldTexts } from './product-draft.ts';

interface Props {
  draft: ProductDraft;
  errors: ProductFieldTexts;
  categories: CategoryOptions;
  /** The product's category when it was loaded. */
  category: Pick<CategoryOption, 'id' | 'name'> | null;
  isDisabled: boolean;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** All fields except the images, in the specification's order. */
export function ProductFields({ draft, errors, categories, category, isDisabled, onEdit }: Props) {
  return (
    <>
      <DraftField name="title" draft={draft} errors={errors} onEdit={onEdit} />
      <DraftField
        name="description"
        kind="rich"
        draft={draft}
        errors={errors}
        isDisabled={isDisabled}
        onEdit={onEdit}
      />
      <div className="product-form__prices">
        <DraftField name="regularPrice" kind="price" draft={draft} errors={errors} onEdit={onEdit} />
        <DraftField name="sellingPrice" kind="price" draft={draft} errors={errors} onEdit={onEdit} />
        <Discount {...draft} />
        <NotOnSale draft={draft} onEdit={onEdit} />
      </div>
      <div className="product-form__selects">
        <CategorySelect
          categories={categories}
          current={category}
          categoryId={draft.categoryId}
          error={errors.categoryId}
          onEdit={onEdit}
        />
        <FormSelect
          label={FIELD_LABELS.badge}
          name="badge"
          value={draft.badge}
          options={{ '': sharedText.noBadge, ...BADGES }}
          onEdit={(badge) => onEdit({ badge: badge as Badge | '' })}
        />
      </div>
      <FlagFields flags={draft} onEdit={onEdit} />
    </>
  );
}

interface DraftFieldProps extends Pick<Props, 'draft' | 'errors' | 'onEdit'> {
  name: 'title' | 'description' | 'regularPrice' | 'sellingPrice';
  kind?: 'rich' | 'price';
  isDisabled?: boolean;
}

const MAX_LENGTHS = {
  title: MAX_TITLE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  regularPrice: undefined,
  sellingPrice: undefined,
};

function DraftField({ name, draft, errors, onEdit, ...control }: DraftFieldProps) {
  return (
    <TextField
      label={FIELD_LABELS[name]}
      name={name}
      value={draft[name]}
      error={errors[name]}
      maxLength={MAX_LENGTHS[name]}
      isReadOnly={name === 'regularPrice' && draft.isNotOnSale}
      onEdit={(value) => onEdit({ [name]: value })}
      {...control}
    />
  );
}

/** The checkbox "Not on sale". It clears the regular price, and restores it when it is unticked again. */
function NotOnSale({ draft: { isNotOnSale, regularPrice }, onEdit }: Pick<Props, 'draft' | 'onEdit'>) {
  const former = useRef('');
  return (
    <label className="product-form__flag product-form__not-on-sale">
      <input
        type="checkbox"
        name="isNotOnSale"
        checked={isNotOnSale}
        onChange={({ target: { checked } }) => {
          if (checked) former.current = regularPrice;
          onEdit(checked ? { isNotOnSale: true } : { isNotOnSale: false, regularPrice: former.current });
        }}
      />
      {FIELD_LABELS.isNotOnSale}
    </label>
  );
}

function Discount({ regularPrice, sellingPrice }: Pick<ProductDraft, 'regularPrice' | 'sellingPrice'>) {
  const id = useId();
  return (
    <div className="field product-form__discount">
      <label htmlFor={id}>{sharedText.discount}</label>
      <input id={id} readOnly value={discountText(regularPrice, sellingPrice)} />
    </div>
  );
}

const NEW = 'new';
const loadNewCategory = async () => (await import('./NewCategoryDialog.tsx')).NewCategoryDialog;

interface CategorySelectProps extends Pick<Props, 'categories' | 'onEdit'> {
  current: Pick<CategoryOption, 'id' | 'name'> | null;
  categoryId: string;
  error: string | undefined;
}

/** Memoised, because there can be thousands of options to render on each keystroke elsewhere. */
const CategorySelect = memo(function CategorySelect(props: CategorySelectProps) {
  const { categories, current, categoryId, error, onEdit } = props;
  const { options, hasFailed, retry } = categories;
  const [isNaming, setIsNaming] = useState(false);
  const NewCategory = useOnDemand(isNaming, loadNewCategory, () => setIsNaming(false));
  const isListed = options?.some(({ id }) => id === current?.id);
  return (
    <FormField label={FIELD_LABELS.categoryId} error={error}>
      {(control) => (
        <>
          <span className="select product-form__select">
            <select
              {...control}
              name="categoryId"
              value={categoryId}
              aria-required
              // Reload the categories, to notice added and deleted ones.
              onFocus={retry}
              onChange={({ target }) =>
                target.value === NEW ? setIsNaming(true) : onEdit({ categoryId: target.value })
              }
            >
              <option value="">{productFormText.selectCategory}</option>
              {current && !isListed && (
                <option value={current.id} disabled={options !== undefined}>
                  {options ? productFormText.nameDeleted(current.name) : current.name}
                </option>
              )}
              {options?.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
              <option value={NEW}>{productFormText.newCategoryBefore}</option>
            </select>
          </span>
          {NewCategory && isNaming && (
            <NewCategory
              options={options}
              onCreated={(created) => {
                categories.add(created);
                onEdit({ categoryId: created.id });
              }}
              onClosed={() => setIsNaming(false)}
            />
          )}
          {hasFailed && <Button label={productFormText.reloadCategories} isQuiet isSmall onClick={retry} />}
        </>
      )}
    </FormField>
  );
});

type Flags = Pick<ProductDraft, (typeof FLAGS)[number]>;

function FlagFields({ flags, onEdit }: { flags: Flags } & Pick<Props, 'onEdit'>) {
  return (
    <fieldset className="product-form__flags">
      <legend className="visually-hidden">{productFormText.showIn}</legend>
      {FLAGS.map((flag) => (
        <label key={flag} className="product-form__flag">
          <input
            type="checkbox"
            name={flag}
            checked={flags[flag]}
            onChange={({ target }) => onEdit({ [flag]: target.checked })}
          />
          {FIELD_LABELS[flag]}
        </label>
      ))}
    </fieldset>
  );
}
