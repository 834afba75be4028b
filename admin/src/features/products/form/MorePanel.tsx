import type { ProductFieldErrors } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import {
  DETAIL_LIMITS,
  type ProductStatus,
} from '../../../../../graphql-server/src/catalogue/rules/product-details.ts';
import { FieldError, FormField, TextField } from './FormField.tsx';
import type { FormAction } from './form-state.ts';
import { ImagePreview } from './ImageTiles.tsx';
import type { FormImage } from './image-list.ts';
import { FIELD_LABELS, type ProductDraft } from './product-draft.ts';
import { detailErrors } from './stored-draft.ts';

interface Props {
  draft: ProductDraft;
  images: FormImage[];
  errors: ProductFieldErrors;
  onEdit: (change: Partial<ProductDraft>, errors: ProductFieldErrors) => void;
  dispatch: (action: FormAction) => void;
}

const STATUS_LABELS: Record<ProductStatus, string> = {
  ACTIVE: 'Active: shown everywhere',
  DRAFT: 'Draft: shown nowhere yet',
  HIDDEN: 'Hidden: only at its own address',
};

/** The fields of `MoreFields`. */
export function MorePanel({ onEdit: edit, ...shown }: Props) {
  const onEdit = (change: Partial<ProductDraft>) =>
    edit(change, detailErrors({ ...shown.draft, ...change }, Object.keys(change)));
  const props = { ...shown, onEdit };
  const { draft } = shown;
  return (
    <div className="more-fields__panel">
      <div className="more-fields__row">
        <StatusSelect status={draft.status} onEdit={onEdit} />
        <MomentField name="showFrom" {...props} />
        <MomentField name="showUntil" {...props} />
      </div>
      <div className="more-fields__row">
        <Line name="brand" maxLength={DETAIL_LIMITS.brand} {...props} />
        <Line name="sku" maxLength={DETAIL_LIMITS.sku} {...props} />
        <Line name="stock" note="Empty: not counted" {...props} />
      </div>
      <Line name="handle" note="In the address of its page. Empty: made from the title" {...props} />
      <Line name="tags" note="With commas between, such as cotton, summer" {...props} />
      <div className="more-fields__row more-fields__row--texts">
        <Line name="options" kind="text" note="One on a line, such as Colour: Red | Blue" {...props} />
        <Line name="attributes" kind="text" note="One on a line, such as Weight: 200 g" {...props} />
      </div>
      <ImageTexts {...shown} />
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

interface FieldProps extends Pick<Props, 'draft' | 'errors'> {
  onEdit: (change: Partial<ProductDraft>) => void;
}

interface LineProps extends FieldProps {
  name: 'handle' | 'brand' | 'sku' | 'stock' | 'tags' | 'options' | 'attributes';
  kind?: 'line' | 'text';
  note?: string;
  maxLength?: number;
}

function Line({ name, draft, errors, onEdit, kind = 'line', note, maxLength }: LineProps) {
  return (
    <TextField
      label={FIELD_LABELS[name]}
      name={name}
      kind={kind}
      value={draft[name]}
      error={errors[name]}
      note={note}
      maxLength={maxLength}
      isRequired={false}
      onEdit={(value) => onEdit({ [name]: value })}
    />
  );
}

function StatusSelect({ status, onEdit }: Pick<ProductDraft, 'status'> & Pick<FieldProps, 'onEdit'>) {
  return (
    <FormField label={FIELD_LABELS.status}>
      {(control) => (
        <span className="select product-form__select">
          <select
            {...control}
            name="status"
            value={status}
            onChange={({ target }) => onEdit({ status: target.value as ProductStatus })}
          >
            {Object.entries(STATUS_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FormField>
  );
}

function MomentField({ name, draft, errors, onEdit }: FieldProps & { name: 'showFrom' | 'showUntil' }) {
  return (
    <FormField label={FIELD_LABELS[name]} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          name={name}
          value={draft[name]}
          onChange={({ target }) => onEdit({ [name]: target.value })}
        />
      )}
    </FormField>
  );
}
