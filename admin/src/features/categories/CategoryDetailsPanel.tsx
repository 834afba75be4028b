import * as categoriesText from '#messages/categories.ts';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import '../storefront-content/content-fields.css';
import { useQuery } from '@apollo/client/react';
import { MAX_CATEGORY_DESCRIPTION_LENGTH } from '@mela/rules/category-checks.ts';
import { plainText } from '@mela/rules/markdown.ts';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import { RichField } from '../../components/rich-text/RichField.tsx';
import { Select } from '../../components/Select.tsx';
import { PageSeoFields } from '../../components/SeoFields.tsx';
import {
  type CategoryRow_CategoryFragment as Category,
  CategoryDetailsDocument,
} from '../../graphql.generated.ts';
import { historyPath } from '../../paths.ts';
import { useCategoryOptions } from '../products/use-category-options.ts';
import type { NewImage } from '../storefront-content/content-draft.ts';
import { ImageControl } from '../storefront-content/ImageControl.tsx';
import { type CategoryDetails, type DetailsErrors, type DetailsForm, detailsOf } from './category-details.ts';

interface Props {
  category: Pick<Category, 'id' | 'name'>;
  /** The form's state. undefined until loaded. */
  form: DetailsForm | undefined;
  errors: DetailsErrors;
  onChange: (form: DetailsForm) => void;
}

/** The fields of `CategoryMore`. */
export function CategoryDetailsPanel({ category: { id: categoryId, name }, form, errors, onChange }: Props) {
  const hasFailed = useStart(categoryId, form, onChange);
  if (hasFailed) return <p className="form-fault">{categoriesText.detailsCouldNotBeLoadedClose}</p>;
  if (!form) return <span className="skeleton skeleton--line" />;
  const { draft } = form;
  const edit = (change: Partial<CategoryDetails>) => onChange({ ...form, draft: { ...draft, ...change } });
  return (
    <div className="category-more__fields">
      <Labelled
        label={sharedText.handle}
        hint={categoriesText.usedInPagesAddressLeaveEmpty}
        error={errors.handle}
      >
        {(control) => (
          <input
            {...control}
            value={draft.handle}
            autoComplete="off"
            onChange={({ target }) => edit({ handle: target.value })}
          />
        )}
      </Labelled>
      <ParentSelect
        categoryId={categoryId}
        parentId={draft.parentId}
        error={errors.parentId}
        onChoose={(parentId) => edit({ parentId })}
      />
      <RichField
        label={sharedText.description}
        name="description"
        maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
        value={draft.description}
        fault={errors.description}
        onEdit={(description) => edit({ description })}
      />
      <ImageControl
        path="image"
        field={{ label: sharedText.image, control: 'image', isOptional: true }}
        value={draft.image}
        error={errors.image ?? errors.imageAlt}
        onChange={(image) => edit({ image: image as NewImage | null })}
        onTouch={() => undefined}
      />
      <PageSeoFields
        name={name}
        summary={plainText(draft.description) || componentsText.generatedFromProducts}
        path={`/category/${draft.handle}`}
        seo={draft}
        faults={errors}
        onEdit={edit}
      />
      <Link className="accent-link" to={historyPath('CATEGORY', categoryId)}>
        {categoriesText.activityOfThisCategory}
      </Link>
    </div>
  );
}

/** Fills the form with loaded data. @returns whether loading failed */
function useStart(categoryId: string, form: Props['form'], onChange: Props['onChange']): boolean {
  const { data, error } = useQuery(CategoryDetailsDocument, {
    variables: { id: categoryId },
    fetchPolicy: 'no-cache',
    skip: form !== undefined,
  });
  const start = useEffectEvent((base: CategoryDetails) => {
    if (!form) onChange({ base, draft: base });
  });
  useEffect(() => {
    if (data?.category) start(detailsOf(data.category));
  }, [data]);
  return error !== undefined;
}

interface ParentProps {
  categoryId: string;
  parentId: string;
  error: string | undefined;
  onChoose: (parentId: string) => void;
}

function ParentSelect({ categoryId, parentId, error, onChoose }: ParentProps) {
  const { options } = useCategoryOptions();
  const others = (options ?? [])
    .filter(({ id }) => id !== categoryId)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Labelled label={categoriesText.parentCategory} error={error}>
      {(control) => (
        <Select
          {...control}
          className="select-field"
          // Disabled until the options are loaded, because the field would show no parent.
          disabled={!options}
          value={parentId}
          options={[{ value: '', label: categoriesText.noParent }, ...others]}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Labelled>
  );
}

interface LabelledProps {
  label: string;
  hint?: string;
  error: string | undefined;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
}

function Labelled({ label, hint, error, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="field content-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-hint` })}
      <p className={error ? 'content-field__error' : 'content-field__hint'} id={`${id}-hint`}>
        {error ?? hint}
      </p>
    </div>
  );
}
