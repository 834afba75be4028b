import './product-form.css';
import './image-tiles.css';
import './conflict.css';
import { useQuery } from '@apollo/client/react';
import { useCallback, useReducer, useRef } from 'react';
import { ImageLimitsDocument } from '../../../graphql.generated.ts';
import { type CategoryOption, useCategoryOptions } from '../use-category-options.ts';
import { ConflictQuestion } from './ConflictQuestion.tsx';
import { inKnownCategory } from './conflict.ts';
import { changeForm, isChanged, type SavedContent, startForm } from './form-state.ts';
import { ImagesField } from './ImagesField.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { ProductFields } from './ProductFields.tsx';
import { PublishBar } from './PublishBar.tsx';
import type { ProductDraft } from './product-draft.ts';
import type { SaveProduct } from './save-product.ts';
import { useArrivingFiles } from './use-arriving-files.ts';
import { usePublish } from './use-publish.ts';

interface Props {
  /** What the form starts from. */
  saved: SavedContent;
  /** The category it is in. */
  category?: CategoryOption | null;
  word: 'Publish' | 'Update';
  save: SaveProduct;
}

/** The form of Add Product and of Edit Product: nothing typed in it is lost but by its owner's will. */
export function ProductForm({ saved, category = null, word, save }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(changeForm, saved, startForm);
  const { draft, images, errors, announcement } = state;
  const { publish, cancel, sentShare } = usePublish({ state, dispatch, form, save });
  const isSending = sentShare !== null;
  const categories = useCategoryOptions();
  const limits = useQuery(ImageLimitsDocument).data?.imageLimits ?? null;
  const theirs = state.theirs && inKnownCategory(state.theirs, categories.options);
  const edit = useCallback((change: Partial<ProductDraft>) => dispatch({ type: 'edit', change }), []);
  useArrivingFiles((files) => !isSending && dispatch({ type: 'add-images', files, limits }));

  return (
    <form
      ref={form}
      className="product-form"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <fieldset className="product-form__panels" disabled={isSending}>
        <div className="panel product-form__panel">
          <ProductFields
            draft={draft}
            errors={errors}
            categories={categories}
            category={category}
            onEdit={edit}
          />
        </div>
        <div className="panel product-form__panel">
          <ImagesField images={images} limits={limits} error={errors.images} dispatch={dispatch} />
        </div>
      </fieldset>
      <PublishBar word={word} sentShare={sentShare} onCancel={cancel} />
      <p className="visually-hidden" role="alert">
        {announcement}
      </p>
      <LeaveQuestion isUnsaved={isChanged(state)} />
      {theirs && (
        <ConflictQuestion
          conflict={{ saved: state.saved, mine: { draft, images }, theirs }}
          categories={categories.options}
          onMerge={(content) => dispatch({ type: 'merge', content, saved: theirs })}
          onClosed={() => dispatch({ type: 'conflict', theirs: null })}
        />
      )}
    </form>
  );
}
