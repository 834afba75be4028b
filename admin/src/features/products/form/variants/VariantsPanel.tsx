import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../../components/Button.tsx';
import './variants.css';
import './matrix.css';
import './matrix-cards.css';
import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { FIELD_LABELS } from '../../../../field-labels.ts';
import { FieldError } from '../FormField.tsx';
import type { FormErrors } from '../form-state.ts';
import type { FormImage } from '../image-list.ts';
import type { ProductDraft } from '../product-draft.ts';
import { withNewOption } from './edit-options.ts';
import { lossText } from './loss-text.ts';
import { MatrixTable } from './MatrixTable.tsx';
import type { Matrix } from './matrix.ts';
import { tooManyText } from './matrix-errors.ts';
import { OptionEditor } from './OptionEditor.tsx';

export interface VariantsProps {
  draft: ProductDraft;
  images: FormImage[];
  errors: FormErrors;
  /** The tax in percent that the prices include. */
  includedTax: number;
  onEdit: (change: (matrix: Matrix) => Matrix) => void;
}

/** The product's values as typed, which empty cells use. */
function inheritedFrom({ sellingPrice, regularPrice, isNotOnSale, cost, weightGrams }: ProductDraft) {
  return { price: sellingPrice, compareAtPrice: isNotOnSale ? '' : regularPrice, cost, weightGrams };
}

/** A removal of rows that awaits confirmation. */
interface Removal {
  name: string;
  text: string;
  change: (matrix: Matrix) => Matrix;
}

const NOTHING_LOST = productFormText.thisRemovesNoVariantsChangeTakes;

/** The options and the variant table. Removing an option or a value asks first. */
export function VariantsPanel({ draft, images, errors, includedTax, onEdit }: VariantsProps) {
  const { variants: matrix } = draft;
  const [removal, setRemoval] = useState<Removal>();
  const remove = (name: string, change: Removal['change']) => {
    // Always ask, because a stray Enter on the button must not remove anything.
    setRemoval({ name, text: lossText(matrix, change(matrix)) ?? NOTHING_LOST, change });
  };
  const tooMany = tooManyText(matrix);
  const error = errors.variants ?? tooMany ?? undefined;
  return (
    <section className="variants" aria-label={FIELD_LABELS.variants}>
      {matrix.options.map((option, index) => (
        <OptionEditor
          key={option.key}
          option={option}
          index={index}
          count={matrix.options.length}
          isWrong={errors['options'] !== undefined}
          onEdit={onEdit}
          onRemove={remove}
        />
      ))}
      <FieldError id="variant-options-error" error={errors['options']} />
      {matrix.options.length < DETAIL_LIMITS.options && (
        <Button
          label={productFormText.addAnotherOption}
          icon="add"
          isQuiet
          isSmall
          className="variants__add"
          onClick={() => onEdit(withNewOption)}
        />
      )}
      <div className="variants__message" role="status">
        <FieldError id="variants-error" error={error} />
      </div>
      {matrix.rows.length > 0 && (
        <MatrixTable
          matrix={matrix}
          images={images}
          errors={errors}
          {...inheritedFrom(draft)}
          includedTax={includedTax}
          onEdit={onEdit}
        />
      )}
      {removal && (
        <ConfirmDialog
          title={productFormText.removeNameOf(removal.name)}
          text={removal.text}
          action={sharedText.remove}
          onConfirm={() => onEdit(removal.change)}
          onClosed={() => setRemoval(undefined)}
        />
      )}
    </section>
  );
}
