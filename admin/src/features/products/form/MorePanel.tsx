import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import type { ProductFieldErrors } from '@mela/rules/product-checks.ts';
import { FieldError } from './FormField.tsx';
import type { FormAction } from './form-state.ts';
import { ImagePreview } from './ImageTiles.tsx';
import type { FormImage } from './image-list.ts';
import type { ProductDraft } from './product-draft.ts';
import { DetailLine } from './StandingDetails.tsx';

interface Props {
  draft: ProductDraft;
  images: FormImage[];
  errors: ProductFieldErrors;
  onEdit: (change: Partial<ProductDraft>) => void;
  dispatch: (action: FormAction) => void;
}

/** The fields of `MoreFields`. */
export function MorePanel({ images, dispatch, ...props }: Props) {
  const { draft, errors } = props;
  return (
    <div className="more-fields__panel">
      <div className="product-form__row">
        <DetailLine name="brand" maxLength={DETAIL_LIMITS.brand} {...props} />
        <DetailLine name="handle" note="In the address of its page. Empty: made from the title" {...props} />
      </div>
      <DetailLine name="tags" note="With commas between, such as cotton, summer" {...props} />
      <DetailLine name="attributes" kind="text" note="One on a line, such as Weight: 200 g" {...props} />
      <ImageTexts draft={draft} images={images} errors={errors} dispatch={dispatch} />
    </div>
  );
}

/** What each image shows, for those who cannot see it. */
function ImageTexts({ draft, images, errors, dispatch }: Omit<Props, 'onEdit'>) {
  if (images.length === 0) return null;
  return (
    <fieldset className="more-fields__images">
      <legend>What each image shows</legend>
      <p className="product-form__hint">For those who cannot see it. Empty: the title says it</p>
      <FieldError id="image-alts-error" error={errors.imageAlts} />
      {images.map((image, index) => (
        <label key={image.key} className="field more-fields__image">
          <ImagePreview image={image} className="more-fields__preview" alt="" size={44} />
          <span className="visually-hidden">Image {index + 1}</span>
          <input
            value={image.alt}
            placeholder={draft.title}
            maxLength={DETAIL_LIMITS.imageAlt}
            autoComplete="off"
            aria-invalid={errors.imageAlts !== undefined}
            aria-describedby="image-alts-error"
            onChange={({ target }) => dispatch({ type: 'describe-image', image, alt: target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
