import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import type { ProductFieldErrors } from '@mela/rules/product-checks.ts';
import { shownStatus } from '@mela/rules/shown-status.ts';
import { FIELD_LABELS } from '../../../field-labels.ts';
import { formatMoment } from '../../../format.ts';
import { FormField, FormSelect, TextField } from './FormField.tsx';
import type { ProductDraft } from './product-draft.ts';

const STATUS_LABELS: Record<ProductStatus, string> = {
  ACTIVE: 'Active: shown everywhere',
  DRAFT: 'Draft: shown nowhere yet',
  HIDDEN: 'Hidden: only at its own address',
};

export interface DetailProps {
  draft: ProductDraft;
  errors: ProductFieldErrors;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The details that most products need; `MoreFields` has the others. */
export function StandingDetails(props: DetailProps) {
  const { draft, onEdit } = props;
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
        {/* That of a product with options is counted for each variant. */}
        {draft.variants.options.length === 0 && (
          <DetailLine name="stock" note="Empty: not tracked" {...props} />
        )}
      </div>
    </>
  );
}

interface LineProps extends DetailProps {
  name: 'handle' | 'brand' | 'sku' | 'stock' | 'tags' | 'attributes';
  kind?: 'line' | 'text';
  note?: string;
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

/** What the schedule makes of an active product now; undefined where it is shown. */
function scheduleText(draft: ProductDraft): string | undefined {
  const status = shownStatus(draft);
  if (status === 'SCHEDULED') return `Scheduled: shown from ${formatMoment(draft.showFrom)}`;
  return status === 'ENDED' ? `Ended: shown until ${formatMoment(draft.showUntil)}` : undefined;
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
