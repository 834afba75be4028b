import { DETAIL_LIMITS, type ProductStatus } from '@mela/rules/detail-limits.ts';
import { shownStatus } from '@mela/rules/shown-status.ts';
import * as productFormText from '#messages/product-form.ts';
import { FIELD_LABELS } from '../../../field-labels.ts';
import { formatMoment } from '../../../format.ts';
import { fromField } from '../../../shop-time.ts';
import { FormField, FormSelect, TextField } from './FormField.tsx';
import { marginText } from './margin-text.ts';
import type { ProductDraft, ProductFieldTexts } from './product-draft.ts';

const STATUS_LABELS: Record<ProductStatus, string> = {
  ACTIVE: productFormText.activeVisibleInShop,
  DRAFT: productFormText.draftNotVisibleYet,
  HIDDEN: productFormText.hiddenOnlyVisibleWithDirectLink,
};

export interface DetailProps {
  draft: ProductDraft;
  errors: ProductFieldTexts;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The details that most products need. `MoreFields` has the rest. */
export function StandingDetails({ includedTax, ...props }: DetailProps & { includedTax: number }) {
  const { draft, onEdit } = props;
  const hasOptions = draft.variants.options.length > 0;
  const margin = marginText(draft.sellingPrice, draft.cost, includedTax);
  return (
    <>
      <div className="product-form__row product-form__row--dated">
        <FormSelect
          label={FIELD_LABELS.status}
          hint={scheduleText(draft)}
          name="status"
          value={draft.status}
          options={STATUS_LABELS}
          onEdit={(status) => onEdit({ status: status as ProductStatus })}
        />
        <MomentField name="showFrom" {...props} />
        <MomentField name="showUntil" {...props} />
      </div>
      <div className="product-form__row">
        <DetailLine name="sku" {...props} />
        {/* A product with options has stock for each variant. */}
        {!hasOptions && <DetailLine name="stock" note={productFormText.leaveEmptyIfInventory} {...props} />}
      </div>
      <div className="product-form__row">
        <DetailLine
          name="cost"
          kind="price"
          note={margin ? productFormText.marginOf(margin) : productFormText.shoppersNeverSeeCost}
          {...props}
        />
        <DetailLine
          name="weightGrams"
          note={hasOptions ? productFormText.forVariantsWithoutTheirOwn : undefined}
          {...props}
        />
        {!hasOptions && <DetailLine name="barcode" maxLength={DETAIL_LIMITS.barcode} {...props} />}
      </div>
    </>
  );
}

interface LineProps extends DetailProps {
  name: 'handle' | 'brand' | 'sku' | 'stock' | 'tags' | 'attributes' | 'cost' | 'weightGrams' | 'barcode';
  kind?: 'line' | 'text' | 'price';
  note?: string | undefined;
  maxLength?: number;
}

export function DetailLine({ name, draft, errors, onEdit, ...shown }: LineProps) {
  return (
    <TextField
      label={FIELD_LABELS[name]}
      name={name}
      value={draft[name]}
      error={errors[name]}
      isRequired={false}
      onEdit={(value) => onEdit({ [name]: value })}
      {...shown}
    />
  );
}

/** How the schedule currently affects an active product. undefined if it is visible. */
function scheduleText({ status, ...draft }: ProductDraft): string | undefined {
  const [showFrom, showUntil] = [fromField(draft.showFrom), fromField(draft.showUntil)];
  const shown = shownStatus({ status, showFrom, showUntil });
  if (shown === 'SCHEDULED') return productFormText.scheduledVisibleFrom(formatMoment(showFrom ?? ''));
  return shown === 'ENDED' ? productFormText.endedVisibleUntil(formatMoment(showUntil ?? '')) : undefined;
}

function MomentField({ name, draft, errors, onEdit }: DetailProps & { name: 'showFrom' | 'showUntil' }) {
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
