import type { CustomFieldFragment } from '../../../graphql.generated.ts';
import { enteredValue, withValue } from './custom-entries.ts';
import { FormField, TextField } from './FormField.tsx';
import type { FormErrors } from './form-state.ts';
import type { CustomEntry, ProductDraft } from './product-draft.ts';

interface Props {
  /** The fields that modules of the shop declare. */
  fields: readonly CustomFieldFragment[];
  draft: ProductDraft;
  errors: FormErrors;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The fields that modules of the shop add to products. */
export function CustomFields({ fields, draft, errors, onEdit }: Props) {
  return fields.map((field) => (
    <CustomControl
      key={`${field.module} ${field.name}`}
      field={field}
      value={enteredValue(draft.customFields, field)}
      error={errors[`customFields.${field.module}.${field.name}`]}
      onEdit={(value) => onEdit({ customFields: withValue(draft.customFields, field, value) })}
    />
  ));
}

interface ControlProps {
  field: CustomFieldFragment;
  value: CustomEntry['value'];
  error: string | undefined;
  onEdit: (value: string) => void;
}

const KINDS = { NUMBER: 'line', MONEY: 'price', TEXT: 'text' } as const;

function CustomControl({ field: { module, name, label, type, hint }, value, error, onEdit }: ControlProps) {
  const named = { label, error, name: `${module}.${name}` };
  if (type !== 'BOOLEAN')
    return (
      <TextField
        {...named}
        value={value}
        kind={KINDS[type]}
        note={hint ?? undefined}
        isRequired={false}
        onEdit={onEdit}
      />
    );
  return (
    <FormField label={label} className="product-form__custom-flag" error={error} hint={hint ?? undefined}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          name={named.name}
          checked={value === 'true'}
          onChange={({ target }) => onEdit(String(target.checked))}
        />
      )}
    </FormField>
  );
}
