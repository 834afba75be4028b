import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { handleFrom } from '@mela/rules/handles.ts';
import { plainText } from '@mela/rules/markdown.ts';
import { summaryOf } from '@mela/rules/summary.ts';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { PageSeoFields } from '../../../components/SeoFields.tsx';
import { FieldError } from './FormField.tsx';
import type { FormAction } from './form-state.ts';
import { ImagePreview } from './ImageTiles.tsx';
import type { FormImage } from './image-list.ts';
import type { ProductDraft, ProductFieldTexts } from './product-draft.ts';
import { DetailLine } from './StandingDetails.tsx';

interface Props {
  draft: ProductDraft;
  images: FormImage[];
  errors: ProductFieldTexts;
  onEdit: (change: Partial<ProductDraft>) => void;
  dispatch: (action: FormAction) => void;
}

export function MorePanel({ images, dispatch, ...props }: Props) {
  const { draft, errors } = props;
  return (
    <div className="more-fields__panel">
      <div className="product-form__row">
        <DetailLine name="brand" maxLength={DETAIL_LIMITS.brand} {...props} />
        <DetailLine name="handle" note={productFormText.usedInPagesAddressLeaveEmpty} {...props} />
      </div>
      <DetailLine name="tags" note={productFormText.separateTagsWithCommasSuch} {...props} />
      <DetailLine name="attributes" kind="text" note={productFormText.onePerLineSuchAsWeight} {...props} />
      <PageSeoFields
        name={draft.title}
        summary={summaryOf(draft.description, plainText)}
        path={`/product/${draft.handle || handleFrom(draft.title)}`}
        seo={draft}
        faults={errors}
        onEdit={props.onEdit}
      />
      <ImageTexts draft={draft} images={images} errors={errors} dispatch={dispatch} />
    </div>
  );
}

/** The alt texts of the images. */
function ImageTexts({ draft, images, errors, dispatch }: Omit<Props, 'onEdit'>) {
  if (images.length === 0) return null;
  return (
    <fieldset className="more-fields__images">
      <legend>{sharedText.altText}</legend>
      <p className="product-form__hint">{productFormText.describeEachImageForPeopleWho}</p>
      <FieldError id="image-alts-error" error={errors.imageAlts} />
      {images.map((image, index) => (
        <label key={image.key} className="field more-fields__image">
          <ImagePreview image={image} className="more-fields__preview" alt="" size={44} />
          <span className="visually-hidden">{productFormText.imageIndex(index + 1)}</span>
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
