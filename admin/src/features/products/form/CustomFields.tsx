import { useQuery } from '@apollo/client/react';
import * as sharedText from '#messages/shared.ts';
import {
  type CustomFieldFragment,
  ProductFieldChoicesDocument,
  type ProductFieldChoicesQuery,
} from '../../../graphql.generated.ts';
import { enteredValue, withValue } from './custom-entries.ts';
import { FormField, FormSelect, TextField } from './FormField.tsx';
import type { FormErrors } from './form-state.ts';
import type { CustomEntry, ProductDraft } from './product-draft.ts';

interface Props {
  /** Fields that modules declare. */
  fields: readonly CustomFieldFragment[];
  draft: ProductDraft;
  errors: FormErrors;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The fields that modules add to products. */
export function CustomFields({ fields, draft, errors, onEdit }: Props) {
  const hasChoices = fields.some(({ type }) => type === 'CHOICE');
  const { data } = useQuery(ProductFieldChoicesDocument, { skip: !hasChoices });
  const controls = fields.map((field) => (
    <CustomControl
      choices={choicesOf(field, data)}
      key={`${field.module} ${field.name}`}
      field={field}
      value={enteredValue(draft.customFields, field)}
      error={errors[`customFields.${field.module}.${field.name}`]}
      onEdit={(value) => onEdit({ customFields: withValue(draft.customFields, field, value) })}
    />
  ));
  return <div className="product-form__custom">{controls}</div>;
}

type Choices = ProductFieldChoicesQuery['productFieldChoices'];

function choicesOf(
  { module, name }: CustomFieldFragment,
  data: ProductFieldChoicesQuery | undefined,
): Choices {
  return data?.productFieldChoices.filter((one) => one.module === module && one.name === name) ?? [];
}

interface ControlProps {
  field: CustomFieldFragment;
  choices: Choices;
  value: CustomEntry['value'];
  error: string | undefined;
  onEdit: (value: string) => void;
}

const KINDS = { NUMBER: 'line', MONEY: 'price', TEXT: 'growing' } as const;

function CustomControl({ field, choices, value, error, onEdit }: ControlProps) {
  const { module, name, label, type, hint } = field;
  const named = { label, error, name: `${module}.${name}` };
  if (type === 'CHOICE')
    return (
      <FormSelect
        {...named}
        value={value}
        options={optionsWith(choices, value)}
        hint={hint ?? undefined}
        onEdit={onEdit}
      />
    );
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

/** The choices, plus an empty one, plus the current value even if it is no longer offered. */
function optionsWith(choices: Choices, value: string): Record<string, string> {
  const known = choices.map((choice) => [choice.value, choice.label] as const);
  const isGone = value !== '' && !choices.some((choice) => choice.value === value);
  return Object.fromEntries([
    ['', sharedText.none],
    ...known,
    ...(isGone ? [[value, sharedText.deleted] as const] : []),
  ]);
}
