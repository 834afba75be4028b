import { signOf } from '@mela/rules/format-money.ts';
import { type ReactNode, useId } from 'react';
import * as productFormText from '#messages/product-form.ts';
import { Icon } from '../../../components/Icon.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { optionsOf, Select } from '../../../components/Select.tsx';
import { useShopCurrency } from '../../../shop-currency.ts';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  className?: string;
  error?: string | undefined;
  /** Shown below the control, such as the remaining length. */
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, the control from `children`, and its error. */
export function FormField({ label, className = '', error, hint, children }: FormFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`field ${className}`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint !== undefined && (
        <p className="product-form__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FormSelectProps extends Pick<FormFieldProps, 'label' | 'hint' | 'error'> {
  name: string;
  value: string;
  /** Labels by value. */
  options: Record<string, string>;
  onEdit: (value: string) => void;
}

export function FormSelect({ name, value, options, onEdit, ...field }: FormSelectProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select
          {...control}
          className="product-form__select"
          name={name}
          value={value}
          options={optionsOf(options)}
          onChange={({ target }) => onEdit(target.value)}
        />
      )}
    </FormField>
  );
}

/** An error message, referenced by the control's `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p className="product-form__error" id={id}>
        <Icon name="alert" />
        {error}
      </p>
    )
  );
}

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onEdit: (value: string) => void;
  /** A growing field starts with one line. */
  kind?: 'line' | 'text' | 'growing' | 'rich' | 'price';
  /** The maximum length in characters. Near it, the remaining length is shown. */
  maxLength?: number | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Disables a rich text, which a disabled fieldset does not disable. */
  isDisabled?: boolean;
  /** Shown below the control, until the remaining length replaces it. */
  note?: string | undefined;
}

/** The fill level at which the remaining length appears. */
const COUNTED_FROM = 0.8;

export function TextField(props: TextFieldProps) {
  const { label, name, value, error, onEdit, kind = 'line', maxLength, note } = props;
  const { isRequired = true, isReadOnly = false, isDisabled = false } = props;
  const Control = kind === 'text' || kind === 'growing' ? 'textarea' : 'input';
  const sign = signOf(useShopCurrency());
  const isNearEnd = maxLength !== undefined && value.length >= maxLength * COUNTED_FROM;
  const hint = isNearEnd ? productFormText.charactersOf(value.length, maxLength) : note;
  return (
    <FormField label={label} className={`product-form__${kind}`} error={error} hint={hint}>
      {(control) => {
        const common = {
          ...{ ...control, name, value, maxLength, autoComplete: 'off' },
          ...(isRequired && { 'aria-required': true }),
        };
        if (kind === 'rich') return <RichText {...common} {...{ isDisabled, onEdit }} />;
        return (
          <>
            {kind === 'price' && <span aria-hidden="true">{sign}</span>}
            <Control
              {...common}
              readOnly={isReadOnly}
              {...(kind === 'growing' && { rows: 1 })}
              {...(kind === 'price' && { inputMode: 'decimal' })}
              onChange={({ target }) => onEdit(target.value)}
            />
          </>
        );
      }}
    </FormField>
  );
}
